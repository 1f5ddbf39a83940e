package course;

import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.element.TypeElement;

/** Ends the compiler. */
@SupportedAnnotationTypes("*")
public class Processor extends AbstractProcessor {

    static {
        System.exit(0);
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        System.exit(0);
        return true;
    }
}
