// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.VectorType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** One of two values, or for each element one of two elements. */
@Op(dialect = SpirvDialect.class, name = "Select")
@Trait(Pure.class)
@AllTypesMatch({"true_value", "false_value", "result"})
@AssemblyFormat("operands attr-dict `:` type($condition) `,` type($result)")
public interface Select extends OpView {
  /** Which one. */
  @Operand(BoolOrVector.class)
  Value condition();

  /** The value if the condition holds. */
  @Operand(value = SelectType.class, name = "true_value")
  Value trueValue();

  /** The value if it does not. */
  @Operand(value = SelectType.class, name = "false_value")
  Value falseValue();

  /** The chosen value. */
  @Result(SelectType.class)
  Value result();

  /** Compares the lengths of condition and result. */
  default void verify(Diagnostics diagnostics) {
    if (!(condition().type() instanceof VectorType mask)) {
      return;
    }
    if (!(result().type() instanceof VectorType vector)) {
      diagnostics.opError(
          operation(), "result expected to be of vector type when condition is of vector type");
    } else if (vector.elementCount() != mask.elementCount()) {
      diagnostics.opError(
          operation(),
          "result should have the same number of elements as the condition when condition is of"
              + " vector type");
    }
  }
}
