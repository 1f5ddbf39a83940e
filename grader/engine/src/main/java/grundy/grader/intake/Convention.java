package grundy.grader.intake;

import java.io.IOException;

/** What one layout makes of a folder. */
interface Convention {

    /** Whether most of what lies there has the shape of this layout. */
    boolean fits(Listing listing);

    /**
     * Finds the submissions.
     *
     * @throws IntakeException if the layout's own metadata cannot be read
     * @throws IOException if a copy cannot be made
     */
    void collect(Listing listing, Harvest harvest) throws IntakeException, IOException;
}
