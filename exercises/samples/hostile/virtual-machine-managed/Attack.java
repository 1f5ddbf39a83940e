package course;

import com.sun.management.HotSpotDiagnosticMXBean;
import com.sun.tools.attach.VirtualMachine;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;

/** Attaches to its own virtual machine, dumps its heap, and changes its flags. */
public class Attack extends RightAnswers {

    public Attack() throws IOException {
        try {
            VirtualMachine.attach(String.valueOf(ProcessHandle.current().pid())).detach();
            System.out.println("attached");
        } catch (Exception e) {
            System.out.println("not attached");
        }
        HotSpotDiagnosticMXBean bean = ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
        Path dump = Files.createTempDirectory("dump").resolve("heap.hprof");
        bean.dumpHeap(dump.toString(), false);
        Files.delete(dump);
        Files.delete(dump.getParent());
        bean.setVMOption("HeapDumpOnOutOfMemoryError", "true");
    }
}
