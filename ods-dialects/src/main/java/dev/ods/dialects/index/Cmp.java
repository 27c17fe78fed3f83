// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.annotation.*;
import dev.ods.constraint.I1;
import dev.ods.constraint.Index;
import dev.ods.ir.Value;
import dev.ods.range.IndexRanges;
import dev.ods.range.InferIntRangeInterface;
import dev.ods.range.IntComparison;
import dev.ods.range.IntRange;
import dev.ods.rewrite.Rewriter;
import dev.ods.rewrite.SelfCanonicalizing;
import dev.ods.trait.Pure;
import java.util.List;
import java.util.function.BiConsumer;

/** Index compare. */
@Op(dialect = IndexDialect.class, name = "cmp")
@Trait(Pure.class)
@AssemblyFormat("`` $pred `(` $lhs `,` $rhs `)` attr-dict")
@FoldedBy(CmpFolds.class)
public interface Cmp extends InferIntRangeInterface, SelfCanonicalizing {
  /** How they are compared. */
  @Attr
  CmpPredicate pred();

  /** The first operand. */
  @Operand(Index.class)
  Value lhs();

  /** The second operand. */
  @Operand(Index.class)
  Value rhs();

  /** Whether the comparison holds. */
  @Result(I1.class)
  Value result();

  @Override
  default void inferResultRanges(List<IntRange> operands, BiConsumer<Value, IntRange> results) {
    results.accept(
        result(),
        IntComparison.result(
            IndexRanges.evaluate(pred().comparison(), operands.get(0), operands.get(1))));
  }

  @Override
  default boolean canonicalize(Rewriter rewriter) {
    return CmpFolds.compareMinuendAndSubtrahend(CmpOp.of(operation()), rewriter);
  }
}
