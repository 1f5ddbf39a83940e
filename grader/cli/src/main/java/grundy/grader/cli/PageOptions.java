package grundy.grader.cli;

import grundy.catalogue.Catalogue;
import grundy.grader.result.Reveal;
import grundy.reports.BrokenTemplateException;
import grundy.reports.Language;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How the pages look and how much they tell, for one submission and for a class alike. */
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class PageOptions {

    @Option(
            names = "--templates",
            paramLabel = "DIR",
            description = "a folder whose templates and texts replace ours of the same name")
    private @Nullable Path templates;

    @Option(
            names = "--lang",
            paramLabel = "CODE",
            defaultValue = "en",
            description =
                    "the language of the pages: en, de, or one of yours in --templates (default: ${DEFAULT-VALUE})")
    private String language;

    @Option(
            names = "--reveal",
            paramLabel = "LEVEL",
            defaultValue = "solution",
            description =
                    "how much a student is told: none, position, explanation or solution (default: ${DEFAULT-VALUE})")
    private Reveal reveal;

    Optional<Path> templates() {
        return Optional.ofNullable(templates);
    }

    /**
     * The language, with what the exercises say in it.
     *
     * @throws BrokenTemplateException if there is no such language, or its file cannot be used
     */
    Language language(Catalogue catalogue) throws BrokenTemplateException {
        return language(language, templates(), catalogue);
    }

    static Language language(String code, Optional<Path> templates, Catalogue catalogue)
            throws BrokenTemplateException {
        return Language.load(
                code,
                templates,
                id -> catalogue.find(id).map(exercise -> exercise.texts(code)).orElse(Map.of()));
    }

    /** How much a student is told. */
    Reveal reveal() {
        return reveal;
    }

    /** What a student's files depend on, by what a person calls it. */
    Map<String, String> settings() {
        return Map.of(
                "--templates",
                templates == null ? "not given" : templates.toString(),
                "--lang",
                language,
                "--reveal",
                reveal.word());
    }
}
