package course;

import java.util.Optional;

/** Has calls in each other whose types the compiler infers in a time that doubles with each of them. */
public class Attack extends RightAnswers {

    private static final Object VALUE = Optional.of(0).flatMap(x0 -> true ? Optional.of(1).flatMap(x1 -> true ? Optional.of(2).flatMap(x2 -> true ? Optional.of(3).flatMap(x3 -> true ? Optional.of(4).flatMap(x4 -> true ? Optional.of(5).flatMap(x5 -> true ? Optional.of(6).flatMap(x6 -> true ? Optional.of(7).flatMap(x7 -> true ? Optional.of(8).flatMap(x8 -> true ? Optional.of(9).flatMap(x9 -> true ? Optional.of(10).flatMap(x10 -> true ? Optional.of(11).flatMap(x11 -> true ? Optional.of(12).flatMap(x12 -> true ? Optional.of(13).flatMap(x13 -> true ? Optional.of(14).flatMap(x14 -> true ? Optional.of(15).flatMap(x15 -> true ? Optional.of(16).flatMap(x16 -> true ? Optional.of(17).flatMap(x17 -> true ? Optional.of(18).flatMap(x18 -> true ? Optional.of(19).flatMap(x19 -> true ? Optional.of(20).flatMap(x20 -> true ? Optional.of(21).flatMap(x21 -> true ? Optional.of(22).flatMap(x22 -> true ? Optional.of(23).flatMap(x23 -> true ? Optional.of(1) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty()) : Optional.empty());
}
