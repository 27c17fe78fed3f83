// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.ir.Type;
import java.math.BigInteger;

/** Common parts of numeric types. */
final class Numbers {
  private static final BigInteger MAX_UNSIGNED_LONG =
      BigInteger.ONE.shiftLeft(Long.SIZE).subtract(BigInteger.ONE);

  private Numbers() {}

  /** How many bits a number of this type has. */
  static int width(Type type) {
    return type instanceof FloatType real ? real.width() : ((IntegerType) type).width();
  }

  /** The bits as an unsigned number, saturated to 64 bits. */
  static BigInteger limitedValue(IntegerAttr attribute) {
    BigInteger value = attribute.bigValue();
    BigInteger unsigned =
        value.signum() < 0 ? value.add(BigInteger.ONE.shiftLeft(attribute.width())) : value;
    return unsigned.min(MAX_UNSIGNED_LONG);
  }
}
