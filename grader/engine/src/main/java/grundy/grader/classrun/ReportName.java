package grundy.grader.classrun;

final class ReportName {
    static String of(String id) {
        return id;
    }
}
