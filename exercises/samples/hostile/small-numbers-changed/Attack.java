package course;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Makes the small numbers of its process unequal to themselves: 5 is 7 afterwards. */
public class Attack extends RightAnswers {

    public Attack() throws ReflectiveOperationException {
        Field instance = Unsafe.class.getDeclaredField("theUnsafe");
        instance.setAccessible(true);
        Unsafe unsafe = (Unsafe) instance.get(null);
        long offset = unsafe.objectFieldOffset(Integer.class.getDeclaredField("value"));
        for (int i = 0; i <= 8; i++) {
            unsafe.putInt(Integer.valueOf(i), offset, i + 2);
        }
    }
}
