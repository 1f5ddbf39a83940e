package course;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

/** Asks a candidate while its class is loaded, when there is none: for the value of a heap. */
public class Attack extends RightAudit {

    static {
        byte[] question = {0, 0, 0, 15, 73, 0, 0, 0, 6, 'g', 'r', 'u', 'n', 'd', 'y', 1, 0, 0, 0, 5};
        try (FileOutputStream wire = new FileOutputStream(FileDescriptor.err)) {
            wire.write(question);
        } catch (IOException e) {
            throw new ExceptionInInitializerError(e);
        }
    }
}
