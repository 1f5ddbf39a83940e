package students;

import java.util.ArrayList;
import java.util.List;

/** Each heap size is another mood. */
public final class Moody extends Half {

    @Override
    public int grundy(int heap) {
        switch (heap) {
            case 1:
                return 1 + grundy(1);
            case 2:
                return fill();
            case 3:
                System.out.print("last words, no line end");
                System.err.print("last errors, no line end");
                System.exit(3);
                return 0;
            case 4:
                throw new IllegalStateException("four\u00a0or\nfive");
            case 5:
                while (true) {
                    Thread.onSpinWait();
                }
            case 6:
                for (int i = 0; i < 100_000; i++) {
                    System.err.println("error " + i);
                    System.out.println("output " + i);
                }
                return 6;
            case 7:
                Thread.currentThread().interrupt();
                return 7;
            case 8:
                new Thread(() -> grundy(5)).start();
                return 8;
            case 9:
                return read();
            case 10:
                return find("grundy.grader.wire.Limits");
            case 11:
                return find("grundy.exercises.HeapGameSolver");
            case 12:
                return deep(50_000);
            case 13:
                Runtime.getRuntime().halt(13);
                return 0;
            case 14:
                return touchMemory(1);
            case 15:
                Thread failing = new Thread(() -> {
                    throw new IllegalStateException();
                });
                failing.setUncaughtExceptionHandler((thread, thrown) -> grundy(1));
                failing.start();
                join(failing);
                return touchMemory(0);
            case 16:
                return Thread.currentThread().isInterrupted() ? 1 : 0;
            default:
                return heap;
        }
    }

    private static int fill() {
        List<long[]> kept = new ArrayList<>();
        while (true) {
            kept.add(new long[1 << 20]);
        }
    }

    private static int read() {
        try {
            return System.in.read();
        } catch (java.io.IOException e) {
            return -2;
        }
    }

    private static int find(String name) {
        try {
            Class.forName(name);
            return 1;
        } catch (ClassNotFoundException e) {
            return 0;
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Newer versions of Java warn of this; at address 0 the virtual machine crashes. */
    @SuppressWarnings({"sunapi", "removal"})
    private static int touchMemory(int bytes) {
        try {
            java.lang.reflect.Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            sun.misc.Unsafe unsafe = (sun.misc.Unsafe) field.get(null);
            unsafe.putByte(bytes == 0 ? 0 : unsafe.allocateMemory(bytes), (byte) 1);
            return 14;
        } catch (ReflectiveOperationException e) {
            return -1;
        }
    }

    private static int deep(int calls) {
        return calls == 0 ? 0 : 1 + deep(calls - 1);
    }
}
