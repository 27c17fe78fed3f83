// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.spirv.type.PointerConstraint;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.predicate.ElementTypes;

/** Which types can be turned into which (source: CastOps.cpp). */
final class Casts {
  private static final int POINTER_WIDTH = 64;

  private Casts() {}

  /** Checks that the elements have different numbers of bits. */
  static void verifyWidths(Operation op, Diagnostics diagnostics) {
    Type in = ElementTypes.orSelf(op.operandType(0));
    Type out = ElementTypes.orSelf(op.resultType(0));
    int width = ElementTypes.intOrFloatBitWidth(in);
    // The element types of cooperative matrices are unknown.
    if (width >= 0 && width == ElementTypes.intOrFloatBitWidth(out)) {
      diagnostics.opError(
          op,
          "expected the different bit widths for operand type and result type, but provided '%s' and '%s'"
              .formatted(in, out));
    }
  }

  /** Checks that the widths match and the types differ. */
  static void verifyBits(Operation op, Diagnostics diagnostics) {
    Type in = op.operandType(0);
    Type out = op.resultType(0);
    boolean fromPointer = PointerConstraint.test(in);
    boolean toPointer = PointerConstraint.test(out);
    if (in == out) {
      diagnostics.error(op, "result type must be different from operand type");
    } else if (fromPointer && !toPointer) {
      diagnostics.error(op, "unhandled bit cast conversion from pointer type to non-pointer type");
    } else if (!fromPointer && toPointer) {
      diagnostics.error(op, "unhandled bit cast conversion from non-pointer type to pointer type");
    } else if (bits(in) != bits(out)) {
      diagnostics.opError(
          op,
          "mismatch in result type bitwidth %d and operand type bitwidth %d"
              .formatted(bits(out), bits(in)));
    }
  }

  /** The number of bits of a value. */
  static long bits(Type type) {
    return PointerConstraint.test(type)
        ? POINTER_WIDTH
        : Composites.length(type) * ElementTypes.intOrFloatBitWidth(ElementTypes.orSelf(type));
  }
}
