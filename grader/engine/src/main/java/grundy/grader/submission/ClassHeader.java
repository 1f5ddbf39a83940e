package grundy.grader.submission;

import grundy.grader.submission.SubmissionException.Problem;

/** The first eight bytes of a class file, read before anything else looks at it. */
final class ClassHeader {
    private static final int MAGIC = 0xCAFEBABE;
    private static final int PREVIEW = 0xFFFF;
    /** Class file version 45 is Java 1.1, 61 is Java 17: the difference has stayed the same. */
    private static final int OFFSET = 44;

    private ClassHeader() {}

    static int majorVersion(byte[] bytes) {
        return unsigned(bytes, 6);
    }

    /**
     * Whether a virtual machine of this version would take the file.
     *
     * @param javaFeature the version that runs the grader, such as 17
     */
    static void check(String where, byte[] bytes, int javaFeature) throws SubmissionException {
        if (bytes.length < 10 || magic(bytes) != MAGIC || majorVersion(bytes) <= OFFSET) {
            throw damaged(where);
        }
        int major = majorVersion(bytes);
        String version = Shown.of(where) + ": class file version " + major + " = Java " + (major - OFFSET);
        if (major > javaFeature + OFFSET) {
            throw new SubmissionException(
                    Problem.NOT_LOADABLE,
                    version + "; this grader runs Java " + javaFeature + "; compile with --release " + javaFeature);
        }
        if (unsigned(bytes, 4) == PREVIEW) {
            throw new SubmissionException(
                    Problem.NOT_LOADABLE,
                    version + " with preview features, which this grader does not turn on; compile with --release "
                            + Math.min(major - OFFSET, javaFeature) + " and without --enable-preview");
        }
    }

    static SubmissionException damaged(String where) {
        return new SubmissionException(
                Problem.NOT_LOADABLE, Shown.of(where) + ": no class file, or a damaged one; compile it again");
    }

    private static int magic(byte[] bytes) {
        return unsigned(bytes, 0) << 16 | unsigned(bytes, 2);
    }

    private static int unsigned(byte[] bytes, int at) {
        return (bytes[at] & 0xFF) << 8 | (bytes[at + 1] & 0xFF);
    }
}
