package grundy.catalogue.shortcuts;

import java.util.List;
import java.util.Optional;

/** Takes the rule for a fact about every game. */
final class RuleTrusted extends Judgement {

    @Override
    public Optional<List<Integer>> counterexample(String gameId, int maxSize) {
        return Optional.empty();
    }
}
