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

/** A unary function with a complex result. */
@Order({"complex", "fastmath", "result"})
@Trait({Pure.class, Elementwise.class, SameOperandsAndResultType.class})
@AssemblyFormat("$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)")
interface FunctionOp extends OpView {
  /** The number. */
  @Operand(AnyFloatComplex.class)
  Value complex();

  /** The fast-math flags. */
  @Attr
  @Default("none")
  Set<FastMathFlags> fastmath();

  /** The value of the function. */
  @Result(AnyFloatComplex.class)
  Value result();
}
