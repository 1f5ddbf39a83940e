package grundy.grader.intake;

import grundy.grader.result.Member;
import java.nio.file.Path;
import java.util.List;

/**
 * One submission of a class, not yet read.
 *
 * @param id the platform's id, unique in the class
 * @param name a name for people
 * @param members who handed it in, one at least
 * @param path a file, or a folder that holds nothing but this submission
 * @param notes remarks for the instructor, a line each, such as that it was late
 */
public record Unit(String id, String name, List<Member> members, Path path, List<String> notes) {
    public Unit {
        members = List.copyOf(members);
        notes = List.copyOf(notes);
        if (id.isEmpty() || members.isEmpty()) {
            throw new IllegalArgumentException("a submission of a class needs an id and somebody who handed it in");
        }
    }
}
