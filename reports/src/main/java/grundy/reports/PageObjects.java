package grundy.reports;

import freemarker.ext.beans.ZeroArgumentNonVoidMethodPolicy;
import freemarker.template.Configuration;
import freemarker.template.DefaultObjectWrapper;
import freemarker.template.SimpleScalar;
import freemarker.template.TemplateModel;
import freemarker.template.TemplateModelException;
import org.jspecify.annotations.Nullable;

/** Shows values to templates. Every text passes here, so no template can forget to cut it or to make it visible. */
final class PageObjects extends DefaultObjectWrapper {

    PageObjects() {
        super(Configuration.VERSION_2_3_35);
        setRecordZeroArgumentNonVoidMethodPolicy(
                ZeroArgumentNonVoidMethodPolicy.PROPERTY_ONLY_UNLESS_BEAN_PROPERTY_READ_METHOD);
    }

    @Override
    public @Nullable TemplateModel wrap(@Nullable Object value) throws TemplateModelException {
        if (value instanceof String text) {
            return new SimpleScalar(VisibleText.of(StudentText.cut(text)));
        }
        if (value instanceof StudentText text) {
            return new SimpleScalar(VisibleText.of(text.cut()));
        }
        if (value instanceof Enum<?> constant) {
            return new SimpleScalar(Words.of(constant));
        }
        return super.wrap(value);
    }
}
