package grundy.grader.sandbox;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.List;

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
        assertFalse(
                this == BUBBLEWRAP && tier.isEmpty() && bareBubblewrapWorks(host),
                "bubblewrap works here, and not with our arguments");
        assumeTrue(
                tier.isPresent(),
                this + " does not work here: " + (lends && !host.root() ? "only root can lend a user" : "")
                        + (isBubblewrap() ? host.bubblewrapFault() : ""));
        return tier.orElseThrow();
    }

    /** Seen by other means than ours, so that a tier that we broke is not skipped. */
    private static boolean bareBubblewrapWorks(Host host) {
        if (host.bwrap().isEmpty()) {
            return false;
        }
        try {
            return Launch.quiet(List.of(
                                    host.bwrap().get().toString(), "--unshare-all", "--ro-bind", "/", "/", "/bin/true"))
                            .waitFor()
                    == 0;
        } catch (IOException | InterruptedException e) {
            return false;
        }
    }
}
