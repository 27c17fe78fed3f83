// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** Gives the value of another invocation, which the second operand chooses. */
@Order({"value", "result"})
@Trait(Pure.class)
@AllTypesMatch({"value", "result"})
interface ShuffleOp extends ScopedOp {
  /** The own value. */
  @Operand(ScalarOrVector.class)
  Value value();

  /** The other value. */
  @Result(SpirvType.class)
  Value result();

  /** Checks the scope and the sign of the second operand. */
  default void verify(Diagnostics diagnostics) {
    Groups.verifyShuffle(operation(), executionScope(), diagnostics);
  }
}
