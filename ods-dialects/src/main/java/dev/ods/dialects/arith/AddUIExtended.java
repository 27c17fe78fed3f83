// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.BoolLike;
import dev.ods.constraint.SignlessIntegerOrIndexLike;
import dev.ods.ir.Value;
import dev.ods.trait.Commutative;
import dev.ods.trait.Pure;

/** Extended unsigned integer addition operation returning sum and overflow bit. */
@Op(dialect = ArithDialect.class, name = "addui_extended")
@Trait({Pure.class, Commutative.class})
@AllTypesMatch({"lhs", "rhs", "sum"})
@AssemblyFormat("$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)")
public interface AddUIExtended extends ElementwiseOp {
  /** The first operand. */
  @Operand(SignlessIntegerOrIndexLike.class)
  Value lhs();

  /** The second operand. */
  @Operand(SignlessIntegerOrIndexLike.class)
  Value rhs();

  /** The sum. */
  @Result(SignlessIntegerOrIndexLike.class)
  Value sum();

  /** Whether it did not fit. */
  @Result(BoolLike.class)
  Value overflow();
}
