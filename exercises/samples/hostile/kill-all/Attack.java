package course;

/** Ends its parent and every process that it can see, in a PID name space of its own only. */
public class Attack extends RightAnswers {

    public Attack() {
        if (ProcessHandle.current().pid() < 100 && ProcessHandle.allProcesses().count() < 20) {
            ProcessHandle.current().parent().ifPresent(ProcessHandle::destroyForcibly);
            ProcessHandle.allProcesses()
                    .filter(process -> process.pid() != ProcessHandle.current().pid())
                    .forEach(ProcessHandle::destroyForcibly);
            System.out.println("left: " + ProcessHandle.allProcesses().count());
        }
    }
}
