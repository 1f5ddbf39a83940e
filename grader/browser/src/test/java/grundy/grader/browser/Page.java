package grundy.grader.browser;

import java.util.stream.Stream;

/**
 * One page to be looked at.
 *
 * @param kind the id of the submission that it reports, or {@link #OF_CLASS}
 */
record Page(String language, String kind) {

    static final String OF_CLASS = "the class";

    /** One of each kind, in each language. */
    static Stream<Page> all() {
        return Pages.LANGUAGES.stream().flatMap(Page::of);
    }

    static Stream<Page> english() {
        return of("en");
    }

    private static Stream<Page> of(String language) {
        return Stream.concat(StudentClass.KINDS.stream(), Stream.of(OF_CLASS)).map(kind -> new Page(language, kind));
    }
}
