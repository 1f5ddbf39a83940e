package grundy.reports;

import freemarker.cache.ClassTemplateLoader;
import freemarker.cache.FileTemplateLoader;
import freemarker.cache.MultiTemplateLoader;
import freemarker.cache.TemplateLoader;
import freemarker.core.HTMLOutputFormat;
import freemarker.core.ParseException;
import freemarker.core.TemplateClassResolver;
import freemarker.template.Configuration;
import freemarker.template.Template;
import freemarker.template.TemplateException;
import freemarker.template.TemplateExceptionHandler;
import freemarker.template.TemplateModel;
import freemarker.template.TemplateModelException;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The built-in templates, and those of a folder in front of them. */
record Templates(Configuration configuration, Optional<Path> overrides) {

    private static final int LONGEST_FAULT = 240;
    private static final String BUILT_IN = "grundy/templates";

    static Templates load(Optional<Path> overrides) throws BrokenTemplateException {
        TemplateLoader builtIn = new ClassTemplateLoader(Templates.class.getClassLoader(), BUILT_IN);
        Configuration configuration = safeConfiguration();
        configuration.setTemplateLoader(
                overrides.isEmpty()
                        ? builtIn
                        : new MultiTemplateLoader(new TemplateLoader[] {folder(overrides.get()), builtIn}));
        return new Templates(configuration, overrides);
    }

    private static Configuration safeConfiguration() {
        Configuration c = new Configuration(Configuration.VERSION_2_3_35);
        c.setDefaultEncoding("UTF-8");
        c.setOutputEncoding("UTF-8");
        c.setLocale(Locale.ROOT);
        c.setNumberFormat("c");
        c.setOutputFormat(HTMLOutputFormat.INSTANCE);
        c.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
        c.setLogTemplateExceptions(false);
        c.setWrapUncheckedExceptions(true);
        c.setNewBuiltinClassResolver(TemplateClassResolver.ALLOWS_NOTHING_RESOLVER);
        c.setAPIBuiltinEnabled(false);
        c.setLocalizedLookup(false);
        c.setObjectWrapper(new PageObjects());
        return c;
    }

    private static TemplateLoader folder(Path folder) throws BrokenTemplateException {
        try {
            return new FileTemplateLoader(folder.toFile());
        } catch (IOException e) {
            throw new BrokenTemplateException(folder + ": cannot be read as a folder of templates", e);
        }
    }

    String render(String name, Map<String, Object> model) throws BrokenTemplateException {
        StringWriter text = new StringWriter();
        try {
            render(name, model, text);
        } catch (BrokenTemplateException e) {
            throw e;
        } catch (IOException e) {
            throw new IllegalStateException("writing to memory failed", e);
        }
        return text.toString();
    }

    /**
     * Writes what the template makes as it is made.
     *
     * @throws IOException if {@code out} fails, which is no fault of the template
     */
    void render(String name, Map<String, Object> model, Writer out) throws IOException {
        Template template = find(name, true);
        try {
            template.process(model, new Bounded(out));
        } catch (TemplateException | SecurityException e) {
            throw broken(e, name);
        } catch (Bounded.TooMuch | StackOverflowError | OutOfMemoryError e) {
            throw new BrokenTemplateException(fileOf(name) + ": calls itself, or repeats something, without end", e);
        }
    }

    /** A file that is no template: its text as it is. */
    String text(String name) throws BrokenTemplateException {
        StringWriter text = new StringWriter();
        try {
            find(name, false).process(Map.of(), text);
        } catch (TemplateException e) {
            throw broken(e, name);
        } catch (IOException e) {
            throw new IllegalStateException("writing to memory failed", e);
        }
        return text.toString();
    }

    /** Text that a template is to put into a page without escaping it. */
    static TemplateModel asIs(String markup) {
        try {
            return HTMLOutputFormat.INSTANCE.fromMarkup(markup);
        } catch (TemplateModelException e) {
            throw new IllegalArgumentException("text is never refused", e);
        }
    }

    private Template find(String name, boolean parsed) throws BrokenTemplateException {
        try {
            return configuration.getTemplate(name, null, null, parsed);
        } catch (IOException | SecurityException e) {
            // The last of them: a link that leaves the folder.
            throw broken(e, name);
        }
    }

    /** The innermost fault is the one to mend: around it stand the templates that import the broken one. */
    private BrokenTemplateException broken(Exception e, String name) {
        Throwable fault = e;
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof ParseException || cause instanceof TemplateException) {
                fault = cause;
            }
        }
        if (fault instanceof ParseException parse) {
            return broken(parse.getTemplateName(), parse.getLineNumber(), parse.getEditorMessage(), e);
        } else if (fault instanceof TemplateException run) {
            return broken(run.getTemplateSourceName(), run.getLineNumber(), run.getMessageWithoutStackTop(), e);
        }
        return broken(name, null, fault.getMessage(), e);
    }

    private BrokenTemplateException broken(
            @Nullable String name, @Nullable Integer line, @Nullable String what, Exception cause) {
        String where = fileOf(name == null ? "template" : name) + (line == null ? "" : ":" + line);
        return new BrokenTemplateException(where + ": " + inOneLine(what), cause);
    }

    private String fileOf(String name) {
        return overrides
                .map(folder -> folder.resolve(name))
                .filter(Files::exists)
                .map(Path::toString)
                .orElse("built-in template " + name);
    }

    /** What Freemarker says before its hints and its stack, on one line. */
    private static String inOneLine(@Nullable String what) {
        String said = what == null ? "is broken" : what.strip();
        String joined = said.lines()
                .takeWhile(line -> !line.isBlank() && !line.startsWith("----"))
                .map(String::strip)
                .collect(Collectors.joining(" "));
        return new StudentText(joined, LONGEST_FAULT).cut();
    }

    /** A template can repeat something without end, and a disk is larger than memory. */
    private static final class Bounded extends FilterWriter {

        private static final long LONGEST_PAGE = 1L << 26;
        private long written;

        Bounded(Writer out) {
            super(out);
        }

        @Override
        public void write(int c) throws IOException {
            count(1);
            out.write(c);
        }

        @Override
        public void write(char[] text, int from, int length) throws IOException {
            count(length);
            out.write(text, from, length);
        }

        @Override
        public void write(String text, int from, int length) throws IOException {
            count(length);
            out.write(text, from, length);
        }

        private void count(int more) throws TooMuch {
            written += more;
            if (written > LONGEST_PAGE) {
                throw new TooMuch();
            }
        }

        /** The page would be longer than any class needs. */
        private static final class TooMuch extends IOException {
            private static final long serialVersionUID = 1;
        }
    }
}
