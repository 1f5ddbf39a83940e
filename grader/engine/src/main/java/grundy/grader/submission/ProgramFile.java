package grundy.grader.submission;

import java.nio.file.Path;

/**
 * A file that a program consists of.
 *
 * @param path where it lies in the submission, with {@code /} between folders
 * @param file where it lies on this machine
 * @param executable whether the system may start it
 */
public record ProgramFile(String path, Path file, boolean executable) {}
