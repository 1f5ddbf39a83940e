package grundy.grader.browser;

import static java.lang.annotation.ElementType.TYPE;
import static java.lang.annotation.RetentionPolicy.RUNTIME;

import java.lang.annotation.Retention;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests that are given a {@link Browser} and the {@link Pages} of a graded class, both shared by all such tests. */
@Target(TYPE)
@Retention(RUNTIME)
@ExtendWith(SharedBrowser.class)
@interface InBrowser {}
