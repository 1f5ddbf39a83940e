package course;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Fills 200 MiB outside the heap, past the limit of direct buffers. */
public class Attack extends RightAnswers {

    public Attack() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        for (int i = 0; i < 200; i++) {
            unsafe.setMemory(unsafe.allocateMemory(1 << 20), 1 << 20, (byte) 1);
        }
    }
}
