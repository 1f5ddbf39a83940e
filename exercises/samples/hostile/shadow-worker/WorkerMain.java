package grundy.grader.worker;

/** Claims to be ready, and to be right. */
public final class WorkerMain {
    public static void main(String[] arguments) {
        System.err.println("100 / 100");
    }
}
