// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.builtin.IntegerAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import java.math.BigInteger;
import java.util.Set;

/** Extends the sign of the lower bits of an integer over the others. */
@Op(dialect = WasmssaDialect.class, name = "extend")
@AllTypesMatch({"input", "result"})
@AssemblyFormat("$bitsToTake `low` `bits` `from` $input `:` type($input) attr-dict")
public interface ExtendLowBitsS extends OpView {
  /** How many bits there are instructions for. */
  Set<BigInteger> WIDTHS =
      Set.of(BigInteger.valueOf(8), BigInteger.valueOf(16), BigInteger.valueOf(32));

  /** The integer. */
  @Operand(AnyWasmInteger.class)
  Value input();

  /** How many bits count: 8, 16 or 32. */
  @Attr(AnyIntegerAttr.class)
  IntegerAttr bitsToTake();

  /** The integer that the lower bits stand for. */
  @Result(AnyWasmInteger.class)
  Value result();

  /** The bits are fewer than the integer has. */
  default void verify(Diagnostics diagnostics) {
    BigInteger bits = Numbers.limitedValue(bitsToTake());
    if (!WIDTHS.contains(bits)) {
      diagnostics.error(operation(), "extend op can only take 8, 16 or 32 bits. Got " + bits);
    } else if (bits.intValue() >= Numbers.width(input().type())) {
      diagnostics.error(
          operation(),
          "trying to extend the %d low bits from a '%s' value is illegal"
              .formatted(bits, input().type()));
    }
  }
}
