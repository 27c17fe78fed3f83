// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.fold;

import static dev.ods.fold.ConstantFolding.INTEGERS;

import dev.ods.dialects.ub.PoisonFolding;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Folder;
import dev.ods.rewrite.Matchers;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How an operation on one integer folds that undoes itself, such as a negation.
 *
 * @param function of a constant
 */
public record InvolutionFold(ConstantFolding.Unary<APInt, APInt> function) implements Folder {
  /** Folds an operation with one operand; null if it does not fold. */
  @Override
  public @Nullable FoldResult fold(Operation op, Constants constants) {
    OpModel kind = Objects.requireNonNull(op.name().model());
    Operation inner = Matchers.definition(op.operand(0), kind);
    if (inner != null) {
      return FoldResult.of(inner.operand(0));
    }
    Attribute folded =
        PoisonFolding.unary(
            INTEGERS, INTEGERS, constants.ofOperand(op, 0), op.resultType(0), function);
    return folded == null ? null : FoldResult.of(folded);
  }
}
