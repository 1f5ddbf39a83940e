package grundy.grader.compiler;

import grundy.grader.wire.Request;
import java.net.URI;
import java.net.URISyntaxException;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.tools.SimpleJavaFileObject;
import org.jspecify.annotations.Nullable;

/** A source file in memory. Its name need not be that of the class in it: students rename files. */
final class Source extends SimpleJavaFileObject {

    private final Request.SourceFile file;

    /**
     * @param index tells files of one name apart
     * @param file the source
     */
    Source(int index, Request.SourceFile file) {
        super(uri(index, fileName(file.path())), Kind.SOURCE);
        this.file = file;
    }

    /** The last part of it becomes the class file's {@code SourceFile}, which stack traces show. */
    private static URI uri(int index, String fileName) {
        try {
            return new URI("memory", null, "/" + index + "/" + fileName, null);
        } catch (URISyntaxException e) {
            return URI.create("memory:/" + index + "/source.java");
        }
    }

    private static String fileName(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    String path() {
        return file.path();
    }

    @Override
    public String getName() {
        return file.path();
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return file.text();
    }

    /** True for every class; but only a file of that very name is taken for a description of a package or module. */
    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
        boolean special = simpleName.equals("package-info") || simpleName.equals("module-info");
        return kind == Kind.SOURCE && (!special || fileName(file.path()).equals(simpleName + ".java"));
    }

    @Override
    public @Nullable NestingKind getNestingKind() {
        return null;
    }

    @Override
    public @Nullable Modifier getAccessLevel() {
        return null;
    }
}
