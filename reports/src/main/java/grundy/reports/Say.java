package grundy.reports;

import freemarker.core.HTMLOutputFormat;
import freemarker.core.TemplateHTMLOutputModel;
import freemarker.template.TemplateMethodModelEx;
import freemarker.template.TemplateModel;
import freemarker.template.TemplateModelException;
import freemarker.template.TemplateNumberModel;
import freemarker.template.TemplateScalarModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * How a template says a text of the page's language: {@code say(key, arguments...)}. The texts are HTML, for they are ours
 * or a course's own; arguments that are no markup are escaped. One for each page, since a term is linked where it is first
 * used.
 */
final class Say {

    private final Language language;
    private final Terms terms;

    private Say(Language language) {
        this.language = language;
        this.terms = new Terms(language);
    }

    /** The variables that every template has: {@code say}, {@code saysOr}, {@code num} and {@code lang}. */
    static Map<String, Object> variables(Language language) {
        var say = new Say(language);
        return Map.of(
                "say", (TemplateMethodModelEx) say::text,
                "saysOr", (TemplateMethodModelEx) say::textOr,
                "num", (TemplateMethodModelEx) say::number,
                "lang", language.code());
    }

    /** {@code say(key, arguments...)}. */
    private TemplateModel text(List<?> arguments) throws TemplateModelException {
        String key = scalar(arguments.get(0));
        var values = new ArrayList<Object>();
        for (Object argument : arguments.subList(1, arguments.size())) {
            values.add(value(argument));
        }
        try {
            return markup(language.format(key, terms::linked, values));
        } catch (IllegalArgumentException e) {
            throw new TemplateModelException(String.valueOf(e.getMessage()), e);
        }
    }

    /** {@code saysOr(key, otherwise)}: a text that a language may have, or else another, which is escaped. */
    private TemplateModel textOr(List<?> arguments) throws TemplateModelException {
        return language.find(scalar(arguments.get(0))).isPresent()
                ? text(arguments.subList(0, 1))
                : markup(escaped(scalar(arguments.get(1))));
    }

    /** {@code num(number)}. */
    private TemplateModel number(List<?> arguments) throws TemplateModelException {
        if (arguments.get(0) instanceof TemplateNumberModel number) {
            return markup(escaped(language.number(number.getAsNumber())));
        }
        throw new TemplateModelException("num(...) takes a number");
    }

    private static Object value(Object argument) throws TemplateModelException {
        if (argument instanceof TemplateNumberModel number) {
            return number.getAsNumber();
        } else if (argument instanceof TemplateHTMLOutputModel html) {
            return HTMLOutputFormat.INSTANCE.getMarkupString(html);
        }
        return escaped(scalar(argument));
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
