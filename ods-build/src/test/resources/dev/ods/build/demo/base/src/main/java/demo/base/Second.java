// SPDX-License-Identifier: Apache-2.0
package demo.base;

import dev.ods.annotation.*;

/** The second. */
@Op(dialect = BaseDialect.class, name = "second")
public interface Second extends Unary {
  /** How. */
  @Attr
  Mode mode();

  /** What to ask for. */
  default Mode best() {
    return Mode.EXACT;
  }

  /** Whether there may be many. */
  default boolean isOfMany() {
    return Limits.MANY > 1;
  }
}
