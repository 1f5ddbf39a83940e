@NullMarked
package grundy.reports;

import org.jspecify.annotations.NullMarked;
