// SPDX-License-Identifier: Apache-2.0
package demo.base;

import dev.ods.annotation.*;

/** The second. */
@Op(dialect = BaseDialect.class, name = "second")
public interface Second extends Unary {
  /** How. */
  @Attr
  Mode mode();

  /** Whether there may be many. */
  default boolean isOfMany() {
    return Limits.MANY > 1;
  }
}
