/**
 * The frames between the grader and its child processes: length-prefixed, versioned, every length bounded.
 *
 * <p>A frame is four bytes of payload length, one byte of type, and the payload; numbers are big-endian, a text is its
 * length in bytes and UTF-8, a list is its count and its elements, and a plain value is a tag and what it says. Requests
 * go to a child's standard input, responses come from its standard error. A child speaks first, with {@link
 * grundy.grader.wire.Response.Ready}; then each {@code Load} is answered by {@code Loaded} or {@code NotLoaded}, each call
 * of an {@code Ask} by {@code Returned} or {@code Threw}, and each {@code Compile} by {@code Compiled}. {@code ErrorOutput}
 * and {@code ChangedArgument} may come before any of these. While a call lasts that was given a {@code Candidate}, each {@code
 * AskCandidate} is answered by {@code CandidateReturned} or {@code CandidateThrew}.
 *
 * <p>Only the JDK may be imported here. Both sides use this package, and each reads the other as hostile input.
 */
@NullMarked
package grundy.grader.wire;

import org.jspecify.annotations.NullMarked;
