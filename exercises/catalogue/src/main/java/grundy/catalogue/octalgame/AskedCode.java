package grundy.catalogue.octalgame;

import grundy.catalogue.Case;
import grundy.catalogue.Question;
import grundy.catalogue.valuetables.TableCase;
import grundy.catalogue.valuetables.TableExercise;
import grundy.games.OctalGame;
import java.util.ArrayList;
import java.util.List;

/**
 * A question: the values of an octal game.
 *
 * @param to the largest heap
 */
record AskedCode(String code, int to) implements TableExercise.Asked {

    static final String START = "0.";

    static AskedCode of(Question question) {
        return new AskedCode((String) question.arguments().get(0), (Integer)
                question.arguments().get(1));
    }

    @Override
    public Case made() {
        return TableCase.of(TableCase.shown("code", code, "maxHeap", to), List.of(code, to), OctalGame.parse(code), to);
    }

    /** Smaller heaps, then fewer digits, then fewer bits in them: the boldest step first. */
    List<AskedCode> smaller() {
        var smaller = new ArrayList<AskedCode>();
        for (int less : new int[] {to / 2, to * 3 / 4, to - 1}) {
            if (less > 0 && less < to) {
                smaller.add(new AskedCode(code, less));
            }
        }
        int digits = code.length() - START.length();
        for (int kept : new int[] {digits / 2, digits - 1}) {
            if (kept > 0 && kept < digits) {
                smaller.add(new AskedCode(code.substring(0, START.length() + kept), to));
            }
        }
        for (int at = 0; at < code.length(); at++) {
            if (Character.isDigit(code.charAt(at)) && code.charAt(at) != '0') {
                smaller.add(new AskedCode(code.substring(0, at) + '0' + code.substring(at + 1), to));
            }
        }
        return smaller;
    }
}
