package grundy.grader.submission;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;

/**
 * Whether the parts of a class file add up to its length (The Java Virtual Machine Specification, chapter 4).
 *
 * <p>ASM trusts the lengths that it reads: one that lies would make it allocate gigabytes, or read the same bytes for
 * hours. What passes here, it reads in time proportional to the length.
 */
final class ClassFileShape {
    private final ByteBuffer in;

    private ClassFileShape(byte[] bytes) {
        in = ByteBuffer.wrap(bytes);
    }

    static boolean isSound(byte[] bytes) {
        try {
            return new ClassFileShape(bytes).read();
        } catch (BufferUnderflowException e) {
            return false;
        }
    }

    private boolean read() {
        skip(8);
        if (!skipConstants()) {
            return false;
        }
        skip(6);
        skip(2 * count());
        skipMembers();
        skipMembers();
        skipAttributes();
        return !in.hasRemaining();
    }

    private boolean skipConstants() {
        int constants = count();
        for (int i = 1; i < constants; i++) {
            int tag = in.get();
            switch (tag) {
                case 1 -> skip(count());
                case 3, 4, 9, 10, 11, 12, 17, 18 -> skip(4);
                case 5, 6 -> {
                    skip(8);
                    i++; // long and double take two places
                }
                case 7, 8, 16, 19, 20 -> skip(2);
                case 15 -> skip(3);
                default -> {
                    return false;
                }
            }
        }
        return constants > 0;
    }

    /** Fields or methods. */
    private void skipMembers() {
        for (int left = count(); left > 0; left--) {
            skip(6);
            skipAttributes();
        }
    }

    private void skipAttributes() {
        for (int left = count(); left > 0; left--) {
            skip(2);
            skip(in.getInt());
        }
    }

    private int count() {
        return in.getShort() & 0xFFFF;
    }

    private void skip(int bytes) {
        if (bytes < 0 || bytes > in.remaining()) {
            throw new BufferUnderflowException();
        }
        in.position(in.position() + bytes);
    }
}
