package grundy.grader.result;

/**
 * A person behind a submission; a group has several.
 *
 * @param id what the platform knows the person by: never the name, which two may share
 * @param name a name for people
 */
public record Member(String id, String name) {
    public Member {
        if (id.isEmpty()) {
            throw new IllegalArgumentException("a person needs an id");
        }
    }
}
