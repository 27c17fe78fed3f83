// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Default;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Trait;
import dev.ods.dialects.arith.FastMathFlagsAttr;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Elementwise;
import dev.ods.trait.Pure;

/** A function of one number whose value is a real number of the same precision. */
@Order({"complex", "fastmath"})
@Trait({Pure.class, Elementwise.class})
@AssemblyFormat("$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)")
interface PartOp extends OpView {
  /** The number. */
  @Operand(AnyFloatComplex.class)
  Value complex();

  /** The liberties that an optimizer may take. */
  @Attr
  @Default("none")
  FastMathFlagsAttr fastmath();
}
