package course;

/** Has classes that inherit from each other in a circle. */
public class Attack extends RightAnswers {

    private static class A extends B {}

    private static class B extends C {}

    private static class C extends A {}
}
