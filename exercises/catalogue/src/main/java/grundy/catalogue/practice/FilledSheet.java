package grundy.catalogue.practice;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A sheet that has been filled in: what stands in each blank. */
@FunctionalInterface
public interface FilledSheet {

    /** What a {@link grundy.catalogue.Question} calls it. */
    String ANSWER = "answer";

    /**
     * What stands in a blank.
     *
     * @param blank its name
     * @param given the problem in plain values, for whoever fills in by computing
     * @return an {@link Integer}, a text, a list of numbers, or null where nothing was filled in
     */
    @Nullable
    Object answer(String blank, List<Object> given);
}
