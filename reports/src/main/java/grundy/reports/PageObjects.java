package grundy.reports;

import static freemarker.ext.beans.ZeroArgumentNonVoidMethodPolicy.PROPERTY_ONLY_UNLESS_BEAN_PROPERTY_READ_METHOD;

import freemarker.ext.beans.ClassMemberAccessPolicy;
import freemarker.ext.beans.MemberAccessPolicy;
import freemarker.template.Configuration;
import freemarker.template.DefaultObjectWrapper;
import freemarker.template.SimpleScalar;
import freemarker.template.TemplateModel;
import freemarker.template.TemplateModelException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Shows values to templates. Every text passes here, so no template can forget to cut it or to make it visible. */
final class PageObjects extends DefaultObjectWrapper {

    PageObjects() {
        super(Configuration.VERSION_2_3_35);
        setMemberAccessPolicy(new ComponentsOnly());
        setRecordZeroArgumentNonVoidMethodPolicy(PROPERTY_ONLY_UNLESS_BEAN_PROPERTY_READ_METHOD);
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

    /** Templates read the components of records and nothing else of Java: no class, no method, no field. */
    private static final class ComponentsOnly implements MemberAccessPolicy {

        @Override
        public ClassMemberAccessPolicy forClass(Class<?> type) {
            Set<Method> accessors = type.isRecord()
                    ? Arrays.stream(type.getRecordComponents())
                            .map(RecordComponent::getAccessor)
                            .collect(Collectors.toUnmodifiableSet())
                    : Set.of();
            return new ClassMemberAccessPolicy() {
                @Override
                public boolean isMethodExposed(Method method) {
                    return accessors.contains(method);
                }

                @Override
                public boolean isConstructorExposed(Constructor<?> constructor) {
                    return false;
                }

                @Override
                public boolean isFieldExposed(Field field) {
                    return false;
                }
            };
        }

        @Override
        public boolean isToStringAlwaysExposed() {
            return false;
        }
    }
}
