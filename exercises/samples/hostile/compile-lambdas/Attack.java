package course;

import java.util.concurrent.Callable;
import java.util.function.Supplier;

/** Has lambda expressions in each other that fit two methods each: 2 to the 24 ways to read them. */
public class Attack extends RightAnswers {

    private static <T> T call(Supplier<T> supplier) {
        return supplier.get();
    }

    private static <T> T call(Callable<T> callable) {
        return null;
    }

    private static final Integer VALUE = call(() -> call(() -> call(() -> call(() -> call(() -> call(() -> call(() -> call(() -> call(() -> call(() -> call(() -> call(() -> call(() -> call(() -> call(() -> call(() -> call(() -> call(() -> call(() -> call(() -> call(() -> call(() -> call(() -> call(() -> 1))))))))))))))))))))))));
}
