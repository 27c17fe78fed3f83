// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.IntegerType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.spirv.attr.PackedVectorFormat;
import dev.ods.dialects.spirv.attr.PackedVectorFormatEnum;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import java.util.Optional;

/** Common parts of integer dot products (source: DotProductOps.cpp). */
final class DotProducts {
  private static final int PACKED_WIDTH = 32;

  private DotProducts() {}

  /** Checks that format and result fit the factors. */
  static void verify(Operation op, Optional<PackedVectorFormat> format, Diagnostics diagnostics) {
    Type factor = op.operandType(0);
    if (!verifyFormat(op, factor, format, diagnostics)) {
      return;
    }
    long bits = Casts.bits(factor);
    long resultBits = Casts.bits(op.resultType(0));
    if (bits > resultBits) {
      diagnostics.opError(
          op,
          "result type has insufficient bit-width (%d bits) for the specified vector operand type (%d bits)"
              .formatted(resultBits, bits));
    }
  }

  private static boolean verifyFormat(
      Operation op, Type factor, Optional<PackedVectorFormat> format, Diagnostics diagnostics) {
    if (!(factor instanceof IntegerType integer)) {
      return format.isEmpty()
          || fail(
              op,
              "with invalid format attribute for vector operands of type '" + factor + "'",
              diagnostics);
    }
    if (format.isEmpty()) {
      return fail(
          op, "requires Packed Vector Format attribute for integer vector operands", diagnostics);
    }
    return integer.width() == PACKED_WIDTH
        || fail(
            op,
            "with specified Packed Vector Format (%s) requires integer vector operands to be 32-bits wide"
                .formatted(PackedVectorFormatEnum.stringify(format.get())),
            diagnostics);
  }

  private static boolean fail(Operation op, String message, Diagnostics diagnostics) {
    diagnostics.opError(op, message);
    return false;
  }
}
