// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.builtin.IntegerType;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.Rewriter;
import java.util.Objects;

/**
 * The pattern for {@code arith.select} that MLIR has in C++: of 1 or 0, the condition as a number;
 * of 0 or 1, its complement.
 */
final class SelectToExtUI {
  private SelectToExtUI() {}

  static boolean rewrite(Operation op, Rewriter rewriter) {
    Type type = op.resultType(0);
    if (!(type instanceof IntegerType integer) || integer.width() == 1) {
      return false;
    }
    Value condition = op.operand(0);
    if (Matchers.isOne(op.operand(1)) && Matchers.isZero(op.operand(2))) {
      rewriter.replace(op, ExtUIOp.build(rewriter, op.location(), type, condition).out());
      return true;
    }
    if (!Matchers.isZero(op.operand(1)) || !Matchers.isOne(op.operand(2))) {
      return false;
    }
    Attribute mask = ConstantFolding.splat(condition.type(), APInt.of(true));
    Value constant =
        ConstantOp.build(rewriter, op.location(), Objects.requireNonNull(mask)).result();
    Value not = XOrIOp.build(rewriter, op.location(), condition, constant).result();
    rewriter.replace(op, ExtUIOp.build(rewriter, op.location(), type, not).out());
    return true;
  }
}
