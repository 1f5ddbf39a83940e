package grundy.grader.sandbox;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

/** The ways to keep a process apart that can be tried on this machine. */
enum TierKind {
    BUBBLEWRAP_WITH_LENT_USER(Tier.BUBBLEWRAP, true),
    BUBBLEWRAP(Tier.BUBBLEWRAP, false),
    UNPRIVILEGED_USER(Tier.UNPRIVILEGED_USER, true),
    PROCESS(Tier.PROCESS, false);

    private final String tierName;
    private final boolean lends;

    TierKind(String tierName, boolean lends) {
        this.tierName = tierName;
        this.lends = lends;
    }

    boolean lendsUser() {
        return lends;
    }

    boolean isBubblewrap() {
        return tierName.equals(Tier.BUBBLEWRAP);
    }

    /** The tier; the test is skipped where it does not work. */
    Tier tier() {
        Host host = Host.current();
        assumeTrue(host.linux(), "this is a test for Linux: it looks into /proc");
        var tier = Tier.strongestFirst(host).stream()
                .filter(t -> t.name().equals(tierName) && t.user().isPresent() == lends && t.works())
                .findFirst();
        assumeTrue(
                tier.isPresent(),
                this + " does not work here: " + (lends && !host.root() ? "only root can lend a user" : "")
                        + (isBubblewrap() ? host.bubblewrapFault() : ""));
        return tier.orElseThrow();
    }
}
