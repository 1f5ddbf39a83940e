package grundy.grader.cli;

import grundy.catalogue.Explanation.Worked;
import grundy.catalogue.Step;
import grundy.catalogue.Step.Sentence;
import grundy.reports.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A right answer worked out step by step, as far as there is room: sentences, and pictures drawn with letters. */
record WorkedSummary(Language language) {

    private static final int SENTENCE_LINES = 3;
    private static final int CAPTION_LINES = 2;

    /** So many lines at most, 2 or more; whole steps only. */
    List<String> of(Worked worked, int room) {
        var lines = new ArrayList<String>();
        List<Step> steps = Stream.concat(worked.steps().stream(), worked.solution().stream())
                .toList();
        for (int i = 0; i < steps.size(); i++) {
            List<String> step = lines(worked.exercise(), steps.get(i));
            int forTheRest = i < steps.size() - 1 ? 1 : 0;
            if (lines.size() + step.size() + forTheRest > room) {
                lines.add(language.text("terminal.worked.more"));
                break;
            }
            lines.addAll(step);
        }
        Sentence brief = worked.brief();
        if (steps.isEmpty() && brief != null) {
            lines.addAll(sentence(worked.exercise(), brief.key(), brief.arguments(), SENTENCE_LINES));
        }
        return lines.stream().map(line -> StepPictures.GAP + line).toList();
    }

    private List<String> lines(String exercise, Step step) {
        var pictures = new StepPictures(language, exercise);
        if (step instanceof Sentence said) {
            return sentence(exercise, said.key(), said.arguments(), SENTENCE_LINES);
        } else if (step instanceof Step.Strip strip) {
            return pictures.strip(strip);
        } else if (step instanceof Step.Grid grid) {
            return below(sentence(exercise, grid.key(), grid.arguments(), CAPTION_LINES), pictures.grid(grid));
        } else if (step instanceof Step.Graph graph) {
            return below(sentence(exercise, graph.key(), graph.arguments(), CAPTION_LINES), pictures.graph(graph));
        }
        var tokens = (Step.Tokens) step;
        return below(sentence(exercise, tokens.key(), tokens.arguments(), CAPTION_LINES), pictures.tokens(tokens));
    }

    private static List<String> below(List<String> caption, List<String> picture) {
        return Stream.concat(caption.stream(), picture.stream()).toList();
    }

    private List<String> sentence(String exercise, String key, List<Object> arguments, int lines) {
        Object[] plain = arguments.stream()
                .map(argument -> argument instanceof String text ? ShownText.of(text) : argument)
                .toArray();
        return ScreenText.wrapped(language.words(exercise + ".explain." + key, plain), StepPictures.COLUMNS, lines);
    }
}
