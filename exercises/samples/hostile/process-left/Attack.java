package course;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Leaves child processes that hold its standard streams, and so the grader's pipes, open. */
public class Attack extends RightAnswers {

    public Attack() throws IOException {
        child().inheritIO().start();
        child().redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.INHERIT).start();
    }

    private static ProcessBuilder child(String... arguments) {
        String java = System.getProperty("java.home") + "/bin/java";
        String jar = Attack.class.getProtectionDomain().getCodeSource().getLocation().getPath();
        String ours = System.getProperty("java.class.path");
        List<String> command = new ArrayList<>(List.of(
                java, "-Xmx8m", "-XX:ReservedCodeCacheSize=8m", "-XX:CompressedClassSpaceSize=8m", "-XX:+UseSerialGC"));
        command.addAll(List.of("-cp", jar + ":" + ours, "course.Attack", "/grundy-canary"));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command);
    }

    /** What a child process runs: it sleeps for a minute, and keeps every stream open that it was given. */
    public static void main(String[] arguments) throws InterruptedException {
        Thread.sleep(60_000);
    }
}
