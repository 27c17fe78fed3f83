// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.effect.Speculatability;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.trait.ConstantLike;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Whether divisions by a value are defined, whatever is divided. */
final class Divisors {
  private Divisors() {}

  /** Unsigned division by zero is undefined. */
  static Speculatability unsigned(Value divisor) {
    BigInteger known = constant(divisor);
    return of(known != null && known.signum() != 0);
  }

  /** Signed division by zero is undefined, and so is that of the least number by -1. */
  static Speculatability signed(Value divisor) {
    BigInteger known = constant(divisor);
    return of(known != null && known.signum() != 0 && !known.equals(BigInteger.ONE.negate()));
  }

  private static Speculatability of(boolean defined) {
    return defined ? Speculatability.SPECULATABLE : Speculatability.NOT_SPECULATABLE;
  }

  /** The constant that a value, or each of its elements, is; null if it is not known. */
  private static @Nullable BigInteger constant(Value value) {
    Operation op = value.definingOp();
    if (op == null || !op.name().hasTrait(ConstantLike.class)) {
      return null;
    }
    Attribute constant = op.attribute("value");
    if (constant instanceof DenseIntOrFPElementsAttr elements && elements.isSplat()) {
      constant = elements.element(0);
    }
    return constant instanceof IntegerAttr integer ? integer.bigValue() : null;
  }
}
