// SPDX-License-Identifier: Apache-2.0
package demo.base;

import dev.ods.annotation.*;
import dev.ods.ir.Value;

/** The third. */
@Op(dialect = BaseDialect.class, name = "third")
public interface Third {
  /** What. */
  @Operand
  Value what();
}
