package grundy.catalogue.takeandsplit;

import static grundy.catalogue.takeandsplit.Mutants.wrong;

import grundy.catalogue.Mutant;
import java.util.Arrays;
import java.util.List;

/** A guess in place of the table, or another rule for the winner. */
final class GuessMutants {

    private GuessMutants() {}

    static List<Mutant> all() {
        return List.of(
                wrong(
                        "winner-inverted",
                        "First and second exchanged",
                        () -> new Recipe().winner((heaps, values) -> Combination.XOR.of(values) == 0),
                        """
                        You seem to say first exactly where second is right, and the other way round. It is easily mixed up: \
                        XOR 0 means that the player to move loses, and the first player is the one to move. A single empty \
                        heap has XOR 0, and the first player cannot even move. Answer with a move where the XOR is not 0, \
                        and with none (Optional.empty() in Java, second in a program) where it is."""),
                wrong(
                        "misere-winner",
                        "The winner of the game in which the last move loses",
                        () -> new Recipe().winner(new MisereSearch()),
                        """
                        You seem to play by the rule that whoever takes the last stone loses. In this exercise the player \
                        who cannot move loses, so the last move wins: from a single heap of 1 the first player takes the \
                        stone and has won, where you say second. That other game is much harder, and the XOR does not decide \
                        it. Let a position without a move be lost."""),
                wrong("guess-mod-three", "n mod 3 in place of the table", () -> new Recipe().formula(n -> n % 3), """
                        You seem to use n mod 3 for the value of a heap. The first six values are 0 1 2 0 1 2, as in the \
                        game without splits, so the pattern looks safe; but from 6 stones on splits matter. The options of 6 \
                        are worth 2, 1 and, for 2 and 2, 0, so g(6) = 3 and not 0. Compute each value by mex over the \
                        options instead of guessing a formula."""),
                wrong("guess-parity", "n mod 2 in place of the table", () -> new Recipe().formula(n -> n % 2), """
                        You seem to use n mod 2 for the value of a heap, as if stones were only taken one by one. From a \
                        heap of 2 the player may take both and wins, so g(2) = 2 and not 0. Compute each value by mex over \
                        the options instead of guessing a formula."""),
                wrong(
                        "parity-of-stones",
                        "The winner by whether the number of stones is odd",
                        () -> new Recipe()
                                .winner((heaps, values) -> Arrays.stream(heaps).sum() % 2 == 1),
                        """
                        You seem to say first exactly where the number of stones is odd. That is the rule when each move \
                        takes one stone; here a move may take two. From a heap of 2 the first player takes both and wins, \
                        though 2 is even. Name the winner by the XOR of the Grundy values."""),
                wrong(
                        "guess-nim",
                        "The size of a heap used as its value, as in Nim",
                        () -> new Recipe().formula(n -> n),
                        """
                        You seem to combine the sizes of the heaps themselves, which is the rule of Nim, where a move may \
                        take any number of stones. Here a heap of 3 can only become 2 or 1, from where the other player \
                        takes all: it is lost, so g(3) = 0 and not 3. Compute the values by mex over the options of this \
                        game, and combine those."""),
                wrong(
                        "first-while-stones-left",
                        "First whenever a stone is left",
                        () -> new Recipe()
                                .winner((heaps, values) -> Arrays.stream(heaps).sum() > 0),
                        """
                        You seem to say first as long as there is any stone to take. Being able to move is not yet winning: \
                        from a heap of 3 the first player leaves 2 or 1, and the second takes all of it. Name the winner by \
                        the XOR of the Grundy values, which is 0 for a heap of 3."""),
                wrong(
                        "parity-of-heaps",
                        "The winner by whether the number of heaps is odd",
                        () -> new Recipe()
                                .winner((heaps, values) -> Arrays.stream(heaps)
                                                        .filter(heap -> heap > 0)
                                                        .count()
                                                % 2
                                        == 1),
                        """
                        You seem to say first exactly where the number of heaps with stones is odd, as if any two heaps \
                        cancelled each other. Only heaps of equal value do. Heaps 1 and 2 are two heaps, but worth 1 and 2; \
                        the first player makes 2 into 1 and wins. Name the winner by the XOR of the Grundy values."""),
                wrong(
                        "xor-of-outcomes",
                        "Only won or lost kept of each heap",
                        () -> new Recipe()
                                .winner((heaps, values) -> Arrays.stream(values)
                                                        .filter(value -> value > 0)
                                                        .count()
                                                % 2
                                        == 1),
                        """
                        You seem to keep of each heap only whether it is won or lost, and to combine those bits. A sum needs \
                        more: two heaps that are won do not always cancel. Heaps 1 and 2 are both won, so your bits give 1 ^ \
                        1 = 0; their values give 1 ^ 2 = 3, and making 2 into 1 wins. Combine the Grundy values themselves."""));
    }
}
