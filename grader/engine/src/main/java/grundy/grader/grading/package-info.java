/**
 * One submission and one exercise make one result: compile, choose the class that answers, ask it everything, judge the
 * answers, mark them, find the smallest counterexamples.
 *
 * <p>May import the packages of the engine that are about one submission, the catalogue and the wire, but not the worker, whose
 * main classes it knows by name.
 */
@NullMarked
package grundy.grader.grading;

import org.jspecify.annotations.NullMarked;
