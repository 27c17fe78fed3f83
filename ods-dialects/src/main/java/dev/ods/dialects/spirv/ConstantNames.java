// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.VectorType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmOpInterface.ValueNamer;

/** The names of constants in the custom form. */
final class ConstantNames {
  private ConstantNames() {}

  static void name(Attribute value, Value result, ValueNamer namer) {
    Type type = result.type();
    if (value instanceof IntegerAttr number) {
      if (number.width() == 1) {
        namer.name(result, number.isZero() ? "false" : "true");
      } else {
        namer.name(result, "cst" + number.bigValue() + "_" + type);
      }
    } else if (type instanceof IntegerType || type instanceof FloatType) {
      namer.name(result, "cst_" + type);
    } else if (type instanceof VectorType vector) {
      namer.name(result, "cst_vec_" + vector.dimension(0) + "x" + vector.elementType());
    } else {
      namer.name(result, "cst");
    }
  }
}
