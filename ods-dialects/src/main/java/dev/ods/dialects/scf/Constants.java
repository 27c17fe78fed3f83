// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.trait.ConstantLike;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Values that are constants. */
final class Constants {
  private Constants() {}

  /** The integer that a value always is; null if it is no constant. */
  static @Nullable BigInteger integer(Value value) {
    Operation op = value.definingOp();
    return op != null
            && op.name().hasTrait(ConstantLike.class)
            && op.attribute("value") instanceof IntegerAttr integer
        ? integer.bigValue()
        : null;
  }
}
