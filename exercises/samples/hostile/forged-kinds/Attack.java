package course;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

/** Sends a message of each kind that there is, and of some that there are not, each with too little in it. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            try (FileOutputStream wire = new FileOutputStream(FileDescriptor.err)) {
                for (int type = 255; type >= 0; type--) {
                    wire.write(new byte[] {0, 0, 0, 1, (byte) type, 1});
                }
            } catch (IOException e) {
                return -1;
            }
        }
        return super.grundy(heap);
    }
}
