// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.dialects.fold.BinaryFold;
import dev.ods.dialects.fold.ElementSelection;
import dev.ods.dialects.fold.InvolutionFold;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import org.jspecify.annotations.Nullable;

/** How operations on truth values, and selections, fold (source: SPIRVCanonicalization.cpp). */
final class LogicalFolds {
  static final BinaryFold AND =
      BinaryFold.ofLaws().identity(APInt::isOne).absorbingAsConstant(APInt::isZero);
  static final BinaryFold OR =
      BinaryFold.ofLaws().absorbingAsConstant(APInt::isOne).identity(APInt::isZero);
  static final BinaryFold EQUAL =
      BinaryFold.of((lhs, rhs) -> APInt.of(lhs.equals(rhs)))
          .equalRule(IntegerFolds.ofEqualOperands(true));
  static final BinaryFold NOT_EQUAL =
      BinaryFold.of(APInt::xor)
          .identity(APInt::isZero)
          .equalRule(IntegerFolds.ofEqualOperands(false));
  static final InvolutionFold NOT = IntegerFolds.NOT;

  private LogicalFolds() {}

  static @Nullable FoldResult select(Operation op, Constants constants) {
    Value trueValue = op.operand(1);
    Value falseValue = op.operand(2);
    if (trueValue.equals(falseValue)) {
      return FoldResult.of(trueValue);
    }
    Attribute condition = constants.ofOperand(op, 0);
    APInt known = ConstantFolding.integer(condition);
    if (known != null) {
      return FoldResult.of(known.isZero() ? falseValue : trueValue);
    }
    Attribute elements =
        ElementSelection.of(condition, constants.of(trueValue), constants.of(falseValue));
    return elements == null ? null : FoldResult.of(elements);
  }
}
