package grundy.grader.browser;

import java.util.Optional;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** One browser and one graded class for all tests of a run; each test finds the browser as if it had just been started. */
final class SharedBrowser implements ExecutionCondition, BeforeEachCallback, ParameterResolver {

    private static final String MISSING =
            "no browser: install chromium and chromium-driver to run the tests of the pages";

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        Optional<InstalledBrowser> found = InstalledBrowser.find();
        if (found.isEmpty() && InstalledBrowser.isRequired()) {
            throw new IllegalStateException(MISSING);
        }
        return found.isPresent()
                ? ConditionEvaluationResult.enabled("a browser is installed")
                : ConditionEvaluationResult.disabled(MISSING);
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        browser(context).reset();
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        return type == Browser.class || type == Pages.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Browser.class ? browser(context) : pages(context);
    }

    private static Browser browser(ExtensionContext context) {
        return store(context).getOrComputeIfAbsent(Browser.class, key -> Browser.start(installed()), Browser.class);
    }

    private static Pages pages(ExtensionContext context) {
        return store(context).getOrComputeIfAbsent(Pages.class, key -> Pages.grade(), Pages.class);
    }

    private static InstalledBrowser installed() {
        return InstalledBrowser.find().orElseThrow(() -> new IllegalStateException(MISSING));
    }

    /** Closed after the last test of all classes, and with it the browser and the pages. */
    private static Store store(ExtensionContext context) {
        return context.getRoot().getStore(Namespace.create(SharedBrowser.class));
    }
}
