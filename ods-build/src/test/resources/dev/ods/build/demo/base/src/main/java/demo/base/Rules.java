// SPDX-License-Identifier: Apache-2.0
package demo.base;

import dev.ods.annotation.*;

/** Rules. */
@PatternSet(BaseDialect.class)
public interface Rules {
  /** Nothing is to be done. */
  @Pattern(match = "(base.grid (base.grid $x, $a), $b)", rewrite = "$x")
  static boolean isTwice(long a, long b) {
    return a == b;
  }
}
