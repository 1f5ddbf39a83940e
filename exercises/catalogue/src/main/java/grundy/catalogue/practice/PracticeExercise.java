package grundy.catalogue.practice;

import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Handout;
import grundy.catalogue.Judged;
import grundy.catalogue.Mutant;
import grundy.catalogue.Sheet;
import grundy.catalogue.SpiExercise;
import grundy.catalogue.Texts;
import grundy.catalogue.WrittenExercise;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * One of the lesson's practice problems. Variant 0 is the lesson's own; every other is drawn until it is as hard, and until each
 * known mistake gives wrong answers to it, and no two mistakes the same ones.
 *
 * @param <P> a problem
 */
public abstract class PracticeExercise<P> extends SpiExercise<FilledSheet> implements WrittenExercise {

    /** One in a hundred draws is good enough, if not more. */
    private static final int MOST_DRAWS = 100_000;

    /** Describes an exercise. */
    protected PracticeExercise(String id) {
        super(
                id,
                FilledSheet.class,
                Map.of(
                        FilledSheet.ANSWER,
                        (sheet, given) -> sheet.answer((String) given.get(0), given.subList(1, given.size()))));
    }

    /** The problem as it stands in the lesson. */
    protected abstract P lesson();

    /** Any problem of this kind. */
    protected abstract P draw(Random random);

    /** Whether a problem is within the bounds of difficulty that this exercise states; so is all that is drawn, unless it says otherwise. */
    protected boolean isAsHard(P problem) {
        return true;
    }

    /** The checks that judge answers to a problem. */
    protected abstract List<Check> checksOf(P problem);

    /** The sheet that asks for them. */
    protected abstract Sheet sheetOf(P problem);

    @Override
    public final Sheet sheet(long variant) {
        return sheetOf(problem(variant));
    }

    /** {@inheritDoc} Here it is the sheet that is the same for everybody. */
    @Override
    public final Map<String, String> starter() {
        return handout(Handout.SAME_FOR_ALL);
    }

    @Override
    protected final List<Check> makeChecks(long seed) {
        return checksOf(problem(seed));
    }

    /** The problem of a variant. {@link Random} is specified to the bit, so that every Java draws the same. */
    final P problem(long variant) {
        if (variant == 0) {
            return lesson();
        }
        var random = new Random(variant);
        for (int i = 0; i < MOST_DRAWS; i++) {
            P drawn = draw(random);
            if (isAsHard(drawn) && tellsMistakesApart(drawn)) {
                return drawn;
            }
        }
        throw new IllegalStateException(id() + " finds no problem for variant " + variant);
    }

    private boolean tellsMistakesApart(P problem) {
        List<Case> cases =
                checksOf(problem).stream().flatMap(c -> c.cases().stream()).toList();
        var different = new HashSet<List<String>>();
        for (Mutant mutant : mutants()) {
            Object sheet = mutant.solver().get();
            var said = new ArrayList<String>();
            boolean wrong = false;
            for (Case asked : cases) {
                Judged judged = Judged.of(asked, ask(sheet, asked.question()));
                said.add(judged.finding().said());
                wrong |= !judged.isRight();
            }
            if (!wrong || !different.add(said)) {
                return false;
            }
        }
        return true;
    }

    /** {@inheritDoc} Several practice problems say some sentences alike. */
    @Override
    public Map<String, String> texts(String language) {
        var texts = new HashMap<String, String>();
        for (String each : List.of("en", language)) {
            Texts.beside(PracticeExercise.class, each).forEach((key, text) -> texts.put(id() + "." + key, text));
        }
        texts.putAll(super.texts(language));
        return Map.copyOf(texts);
    }
}
