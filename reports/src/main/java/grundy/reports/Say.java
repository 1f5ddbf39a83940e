package grundy.reports;

import freemarker.core.HTMLOutputFormat;
import freemarker.core.TemplateHTMLOutputModel;
import freemarker.template.TemplateMethodModelEx;
import freemarker.template.TemplateModel;
import freemarker.template.TemplateModelException;
import freemarker.template.TemplateNumberModel;
import freemarker.template.TemplateScalarModel;
import freemarker.template.TemplateSequenceModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * How a template says a text of the page's language: {@code say(key, arguments...)}. The texts are HTML, for they are ours
 * or a course's own; arguments that are no markup are escaped. One for each page, since a term is linked where it is first
 * used.
 */
final class Say {

    /** What is not a number or a sign. */
    private static final Pattern WORDS = Pattern.compile("\\p{L}{2}");

    private final Language language;
    private final Terms terms;

    /** A page says the same few things many times. */
    private final Map<String, TemplateModel> heard = new HashMap<>();

    private Say(Language language) {
        this.language = language;
        this.terms = new Terms(language);
    }

    /**
     * The variables that every template has: {@code say}, {@code sayAll}, {@code saysOr}, {@code said}, {@code num}, {@code terms} and
     * {@code lang}.
     */
    static Map<String, Object> variables(Language language) {
        var say = new Say(language);
        return Map.of(
                "say", (TemplateMethodModelEx) say::text,
                "sayAll", (TemplateMethodModelEx) say::textOfAll,
                "saysOr", (TemplateMethodModelEx) say::textOr,
                "said", (TemplateMethodModelEx) say::said,
                "num", (TemplateMethodModelEx) say::number,
                "terms", (TemplateMethodModelEx) say::terms,
                "lang", language.code());
    }

    /** {@code say(key, arguments...)}. */
    private TemplateModel text(List<?> arguments) throws TemplateModelException {
        String key = scalar(arguments.get(0));
        if (Language.isPlain(key)) {
            return markup(escaped(language.text(key)));
        }
        var values = new ArrayList<Object>();
        for (Object argument : arguments.subList(1, arguments.size())) {
            values.add(value(argument));
        }
        try {
            return markup(terms.linked(language.format(key, values)));
        } catch (IllegalArgumentException e) {
            throw new TemplateModelException(String.valueOf(e.getMessage()), e);
        }
    }

    /** {@code sayAll(key, arguments)}: the arguments in one list. */
    private TemplateModel textOfAll(List<?> arguments) throws TemplateModelException {
        if (!(arguments.get(1) instanceof TemplateSequenceModel all)) {
            throw new TemplateModelException("sayAll(...) takes a key and a list");
        }
        var known = new ArrayList<Object>();
        known.add(arguments.get(0));
        for (int i = 0; i < all.size(); i++) {
            known.add(all.get(i));
        }
        return text(known);
    }

    /** {@code saysOr(key, otherwise, arguments...)}: a text that a language may have, or else another, which is escaped. */
    private TemplateModel textOr(List<?> arguments) throws TemplateModelException {
        if (language.find(scalar(arguments.get(0))).isEmpty()) {
            return markup(escaped(scalar(arguments.get(1))));
        }
        var known = new ArrayList<Object>(arguments);
        known.remove(1);
        return text(known);
    }

    /**
     * {@code said(text)}: what the grader or somebody's program said, in the page's language where that has words for it. What
     * stays English says so, for those who have the page read out.
     */
    private TemplateModel said(List<?> arguments) throws TemplateModelException {
        String text = scalar(arguments.get(0));
        TemplateModel known = heard.get(text);
        if (known == null) {
            known = translated(text);
            heard.put(text, known);
        }
        return known;
    }

    private TemplateModel translated(String text) throws TemplateModelException {
        Optional<String> translated = language.phrases().translate(text);
        boolean foreign = translated.isEmpty()
                && !language.isEnglish()
                && WORDS.matcher(text).find();
        String html = escaped(translated.orElse(text));
        return markup(foreign ? "<span lang=\"en\">" + html + "</span>" : html);
    }

    /** {@code num(number)}, or {@code num(number, decimals)}. */
    private TemplateModel number(List<?> arguments) throws TemplateModelException {
        if (!(arguments.get(0) instanceof TemplateNumberModel number)) {
            throw new TemplateModelException("num(...) takes a number");
        }
        return markup(escaped(
                arguments.size() > 1 && arguments.get(1) instanceof TemplateNumberModel decimals
                        ? language.number(
                                number.getAsNumber(), decimals.getAsNumber().intValue())
                        : language.number(number.getAsNumber())));
    }

    /** {@code terms()}: those that the page has linked so far, and those that their explanations need. */
    private List<String> terms(List<?> arguments) {
        return terms.used();
    }

    private static Object value(Object argument) throws TemplateModelException {
        if (argument instanceof TemplateNumberModel number) {
            return number.getAsNumber();
        } else if (argument instanceof TemplateHTMLOutputModel html) {
            return Terms.unmarked(HTMLOutputFormat.INSTANCE.getMarkupString(html));
        }
        return Terms.unmarked(escaped(scalar(argument)));
    }

    private static String scalar(Object argument) throws TemplateModelException {
        if (argument instanceof TemplateScalarModel scalar) {
            return scalar.getAsString();
        }
        throw new TemplateModelException("say(...) takes a key, then numbers, texts and markup");
    }

    private static String escaped(String text) throws TemplateModelException {
        return HTMLOutputFormat.INSTANCE.escapePlainText(text);
    }

    private static TemplateModel markup(String html) throws TemplateModelException {
        return HTMLOutputFormat.INSTANCE.fromMarkup(html);
    }
}
