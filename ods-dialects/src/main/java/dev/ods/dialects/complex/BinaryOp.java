// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Default;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Elementwise;
import dev.ods.trait.Pure;
import dev.ods.trait.SameOperandsAndResultType;
import java.util.Set;

/** A binary operation. */
@Order({"lhs", "rhs", "fastmath", "result"})
@Trait({Pure.class, SameOperandsAndResultType.class, Elementwise.class})
@AssemblyFormat("$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")
interface BinaryOp extends OpView {
  /** The first operand. */
  @Operand(AnyFloatComplex.class)
  Value lhs();

  /** The second operand. */
  @Operand(AnyFloatComplex.class)
  Value rhs();

  /** The fast-math flags. */
  @Attr
  @Default("none")
  Set<FastMathFlags> fastmath();

  /** The result. */
  @Result(AnyFloatComplex.class)
  Value result();
}
