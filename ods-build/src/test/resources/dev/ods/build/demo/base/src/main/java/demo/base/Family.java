// SPDX-License-Identifier: Apache-2.0
package demo.base;

import dev.ods.annotation.*;
import dev.ods.ir.Value;

/** Several operations in one file. */
public interface Family {
  /** The older one. */
  @Op(dialect = BaseDialect.class, name = "older")
  interface Older extends Unary {}

  /** The younger one. */
  @Op(dialect = BaseDialect.class, name = "younger")
  interface Younger {
    /** How. */
    @Attr
    Mode mode();
  }
}
