package grundy.reports.sheet;

import java.util.regex.Pattern;

/**
 * Keeps a spreadsheet from running what a student typed. A cell that would begin a formula gets an apostrophe in front, which
 * spreadsheets take as "text follows"; a number stays a number, and a cell that has its apostrophe stays as it is.
 */
final class FormulaGuard {

    /**
     * What may stand before the sign and still be dropped by some spreadsheet: white space, quotes, and characters that cannot
     * be seen. Then the sign, also in its full-width form.
     */
    private static final Pattern FORMULA = Pattern.compile(
            "[\\s\\p{Z}\\p{Cf}\\p{Cc}\"\u201C\u201D]*[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20].*", Pattern.DOTALL);

    /** Spreadsheets also drop these, or begin a new cell after them. */
    private static final Pattern BLANK_START = Pattern.compile("[\\t\\r\\n].*", Pattern.DOTALL);

    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]+([.,][0-9]+)?([eE][+-]?[0-9]{1,3})?");

    /** A separator that some spreadsheets split at whatever the file's own is, and what would begin a formula behind it. */
    private static final Pattern SPLIT = Pattern.compile("([;,\\t|])(?=\\s*[=+@\uFF1D\uFF0B\uFF20])");

    private FormulaGuard() {}

    /** The cell, or what is safe in its place. */
    static String neutral(String cell) {
        String inner = SPLIT.matcher(cell).replaceAll("$1'");
        return isFormula(inner) ? "'" + inner : inner;
    }

    /** Whether a spreadsheet might run the cell. */
    static boolean isFormula(String cell) {
        if (cell.equals("-") || NUMBER.matcher(cell).matches()) {
            return false;
        }
        return FORMULA.matcher(cell).matches() || BLANK_START.matcher(cell).matches();
    }
}
