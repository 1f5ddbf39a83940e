package course;

import java.util.List;

/** Has a call with sixty calls in each other, whose type is to be inferred. */
public class Attack extends RightAnswers {

    private static final Object VALUE = List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(List.of(1, "a"))))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
}
