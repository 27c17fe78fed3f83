// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.I1;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Elementwise;
import dev.ods.trait.Pure;

/** Compares two numbers. */
@Order({"lhs", "rhs", "result"})
@Trait({Pure.class, Elementwise.class})
@AllTypesMatch({"lhs", "rhs"})
@AssemblyFormat("$lhs `,` $rhs attr-dict `:` type($lhs)")
interface ComparisonOp extends OpView {
  /** The first operand. */
  @Operand(AnyFloatComplex.class)
  Value lhs();

  /** The second operand. */
  @Operand(AnyFloatComplex.class)
  Value rhs();

  /** Whether the comparison holds. */
  @Result(I1.class)
  Value result();
}
