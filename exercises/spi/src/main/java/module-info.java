/** What a student implements. Nothing here depends on more than the JDK. */
module grundy.exercises {
    requires static org.jspecify;

    exports grundy.exercises;
}
