package course;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;

/** Reads the questions that are meant for the worker. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            try (FileInputStream requests = new FileInputStream(FileDescriptor.in)) {
                return requests.read(new byte[1 << 16]);
            } catch (IOException e) {
                return -1;
            }
        }
        return super.grundy(heap);
    }
}
