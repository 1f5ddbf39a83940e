package course;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Writes to address 0. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            try {
                Field instance = Unsafe.class.getDeclaredField("theUnsafe");
                instance.setAccessible(true);
                ((Unsafe) instance.get(null)).putAddress(0, 0);
            } catch (ReflectiveOperationException e) {
                return -1;
            }
        }
        return super.grundy(heap);
    }
}
