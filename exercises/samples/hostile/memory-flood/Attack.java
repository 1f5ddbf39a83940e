package course;

import java.util.ArrayList;
import java.util.List;

/** Fills the heap until there is no more; 400 MiB are more than it has. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            List<byte[]> all = new ArrayList<>();
            for (int i = 0; i < 400; i++) {
                all.add(new byte[1 << 20]);
            }
            return all.size();
        }
        return super.grundy(heap);
    }
}
