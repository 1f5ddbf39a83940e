package course;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Random;

/** Writes 8 MiB of noise to where the grader listens. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            byte[] noise = new byte[1 << 20];
            new Random(17).nextBytes(noise);
            try (FileOutputStream wire = new FileOutputStream(FileDescriptor.err)) {
                for (int i = 0; i < 8; i++) {
                    wire.write(noise);
                }
            } catch (IOException e) {
                return -1;
            }
        }
        return super.grundy(heap);
    }
}
