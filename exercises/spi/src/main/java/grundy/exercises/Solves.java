package grundy.exercises;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The id of the exercise that an implementation solves, {@code "take-and-split"} for example. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Solves {

    /**
     * The exercise.
     *
     * @return the id as {@code grundy exercises} lists it
     */
    String value();
}
