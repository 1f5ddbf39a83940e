@NullMarked
package grundy.reports.sheet;

import org.jspecify.annotations.NullMarked;
