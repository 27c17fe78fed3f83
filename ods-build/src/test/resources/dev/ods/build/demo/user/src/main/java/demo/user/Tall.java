// SPDX-License-Identifier: Apache-2.0
package demo.user;

import demo.base.*;
import dev.ods.annotation.*;
import dev.ods.ir.Value;

/** Of a definition of another module. */
@Op(dialect = UserDialect.class, name = "tall")
@Large(of = "input", size = 3)
public interface Tall extends Counted {
  /** The input. */
  @Operand(Matrix.class)
  Value input();
}
