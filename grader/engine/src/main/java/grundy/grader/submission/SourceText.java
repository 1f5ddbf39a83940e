package grundy.grader.submission;

/**
 * One source file.
 *
 * @param path where it lies in the submission, with {@code /} between folders; where it lies says nothing of its package
 * @param text what it says, decoded, without a byte order mark, its line ends untouched
 */
public record SourceText(String path, String text) {}
