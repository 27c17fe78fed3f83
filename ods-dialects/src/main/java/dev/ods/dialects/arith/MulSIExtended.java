// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.SignlessIntegerOrIndexLike;
import dev.ods.ir.Value;
import dev.ods.trait.Commutative;
import dev.ods.trait.Pure;

/** Extended signed integer multiplication operation. */
@Op(dialect = ArithDialect.class, name = "mulsi_extended")
@Trait({Pure.class, Commutative.class})
@AllTypesMatch({"lhs", "rhs", "low", "high"})
@AssemblyFormat("$lhs `,` $rhs attr-dict `:` type($lhs)")
public interface MulSIExtended extends ElementwiseOp {
  /** The first operand. */
  @Operand(SignlessIntegerOrIndexLike.class)
  Value lhs();

  /** The second operand. */
  @Operand(SignlessIntegerOrIndexLike.class)
  Value rhs();

  /** The lower half of the product. */
  @Result(SignlessIntegerOrIndexLike.class)
  Value low();

  /** The upper half. */
  @Result(SignlessIntegerOrIndexLike.class)
  Value high();
}
