package course;

import com.sun.source.util.JavacTask;
import com.sun.source.util.Plugin;

/** Ends the compiler. */
public class Plug implements Plugin {

    @Override
    public String getName() {
        return "plug";
    }

    @Override
    public boolean autoStart() {
        return true;
    }

    @Override
    public void init(JavacTask task, String... arguments) {
        System.exit(0);
    }
}
