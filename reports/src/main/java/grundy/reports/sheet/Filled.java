package grundy.reports.sheet;

import java.util.List;

/**
 * A platform's sheet with the marks of a class in it.
 *
 * @param text the whole file, to be written as UTF-8
 * @param notes remarks for the instructor, a line each: how many marks were filled in, and who was left out
 */
public record Filled(String text, List<String> notes) {
    public Filled {
        notes = List.copyOf(notes);
    }
}
