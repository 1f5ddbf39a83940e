package course;

import java.util.ArrayList;
import java.util.List;

/** Leaves a grandchild whose parent has ended, so that nobody knows whose it is. */
public class Attack extends RightAnswers {

    public Attack() throws Exception {
        child("start").inheritIO().start().waitFor();
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

    /** Starts another one and ends, or sleeps for a minute. */
    public static void main(String[] arguments) throws Exception {
        if (arguments.length > 1) {
            child().inheritIO().start();
        } else {
            Thread.sleep(60_000);
        }
    }
}
