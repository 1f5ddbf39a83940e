package grundy.reports;

import freemarker.cache.ClassTemplateLoader;
import freemarker.cache.FileTemplateLoader;
import freemarker.cache.MultiTemplateLoader;
import freemarker.cache.TemplateLoader;
import freemarker.core.HTMLOutputFormat;
import freemarker.core.ParseException;
import freemarker.core.TemplateClassResolver;
import freemarker.template.Configuration;
import freemarker.template.TemplateException;
import freemarker.template.TemplateExceptionHandler;
import java.io.IOException;
import java.io.StringWriter;
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
        try {
            StringWriter text = new StringWriter();
            configuration.getTemplate(name).process(model, text);
            return text.toString();
        } catch (TemplateException | IOException | SecurityException e) {
            // The last of them: a link that leaves the folder.
            throw broken(e, name);
        } catch (StackOverflowError | OutOfMemoryError e) {
            throw new BrokenTemplateException(fileOf(name) + ": calls itself, or repeats something, without end", e);
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
}
