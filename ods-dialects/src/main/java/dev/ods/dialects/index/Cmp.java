// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.annotation.*;
import dev.ods.constraint.I1;
import dev.ods.constraint.Index;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.rewrite.Rewriter;
import dev.ods.rewrite.SelfCanonicalizing;
import dev.ods.trait.Pure;
import org.jspecify.annotations.Nullable;

/** Index compare. */
@Op(dialect = IndexDialect.class, name = "cmp")
@Trait(Pure.class)
@AssemblyFormat("`` $pred `(` $lhs `,` $rhs `)` attr-dict")
public interface Cmp extends OpView, Foldable, SelfCanonicalizing {
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
  default @Nullable FoldResult fold(Constants constants) {
    return CmpFolds.fold(CmpOp.of(operation()), constants);
  }

  @Override
  default boolean canonicalize(Rewriter rewriter) {
    return CmpFolds.compareMinuendAndSubtrahend(CmpOp.of(operation()), rewriter);
  }
}
