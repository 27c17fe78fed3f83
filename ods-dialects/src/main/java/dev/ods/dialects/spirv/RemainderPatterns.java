// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import static dev.ods.fold.ConstantFolding.INTEGERS;

import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePattern.Definition;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;

/** Patterns of canonicalization of remainders. */
final class RemainderPatterns {
  private RemainderPatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns.add(
        UModOp.MODEL,
        Definition.of(0, UModOp.MODEL),
        "UModSimplification",
        1,
        RemainderPatterns::ofRemainder);
  }

  /** The remainder of a remainder by a multiple of the divisor is that of the dividend. */
  private static boolean ofRemainder(Operation op, Rewriter rewriter) {
    Operation inner = Matchers.definition(op.operand(0), UModOp.MODEL);
    if (inner == null) {
      return false;
    }
    APInt rest =
        ConstantFolding.integer(
            ConstantFolding.binary(
                INTEGERS,
                INTEGERS,
                Matchers.constant(inner.operand(1)),
                Matchers.constant(op.operand(1)),
                op.resultType(0),
                APInt::remainderUnsigned));
    if (rest == null || !rest.isZero()) {
      return false;
    }
    rewriter.replace(
        op,
        UModOp.build(rewriter, op.location(), op.resultType(0), inner.operand(0), op.operand(1))
            .result());
    return true;
  }
}
