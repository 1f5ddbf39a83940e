package course;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

/** Asks a candidate in an exercise that has none. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            byte[] question = {0, 0, 0, 15, 73, 0, 0, 0, 6, 'g', 'r', 'u', 'n', 'd', 'y', 1, 0, 0, 0, 17};
            try (FileOutputStream wire = new FileOutputStream(FileDescriptor.err)) {
                wire.write(question);
            } catch (IOException e) {
                return -1;
            }
        }
        return super.grundy(heap);
    }
}
