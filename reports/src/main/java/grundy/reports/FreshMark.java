package grundy.reports;

import java.util.Map;

/**
 * Which state of a report a page shows. An open page cannot read a file, but it can run one: it asks for {@value #FILE} beside
 * it, again and again, and loads itself anew where that names another state.
 */
record FreshMark(String state) {

    static final String FILE = "fresh.js";

    /** Two results of one submission differ in their JSON. */
    static FreshMark of(String json) {
        return new FreshMark(Integer.toHexString(json.hashCode()));
    }

    /** What stands in {@value #FILE}. */
    String announcement() {
        return "window.grundyFresh = \"" + state + "\";\n";
    }

    /** What the page needs to ask. */
    Map<String, Object> variables(InlineScript script) {
        return Map.of("state", state, "script", Templates.asIs(script.text()), "hash", script.hash());
    }
}
