package grundy.catalogue.shortcuts;

/** Takes the rule for one about Nim alone. */
final class OnlyNim extends Judgement {

    @Override
    public boolean xorRuleHolds(String gameId) {
        return gameId.equals("nim");
    }
}
