/**
 * From an archive that nobody has reason to trust to a folder of ours: no entry escapes, nothing but files and folders comes
 * out, and every limit is on bytes that were really read, never on what a header claims.
 *
 * <p>Texts of this package hold no name from an archive; whoever shows them puts the name before them, made fit to be shown.
 * Of our own modules nothing may be imported; of others, Apache Commons Compress.
 */
@NullMarked
package grundy.grader.archive;

import org.jspecify.annotations.NullMarked;
