// SPDX-License-Identifier: Apache-2.0
package demo.base;

import dev.ods.annotation.*;
import dev.ods.ir.Value;

/** A grid. */
@Op(dialect = BaseDialect.class, name = "grid")
@Large(of = "input")
public interface Grid extends Counted {
  /** The input. */
  @Operand(Matrix.class)
  Value input();

  /** How deep. */
  @Prop
  long depth();

  /** The output. */
  @Result(Matrix.class)
  Value output();
}
