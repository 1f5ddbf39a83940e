package course;

/** Ends the virtual machine when its class is loaded. */
public class Attack extends RightAnswers {

    static {
        Runtime.getRuntime().halt(0);
    }
}
