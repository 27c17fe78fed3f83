// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.AnySignlessInteger;
import dev.ods.dialects.arith.FastMathFlagsAttr;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Elementwise;
import dev.ods.trait.Pure;
import dev.ods.trait.SameOperandsAndResultShape;
import java.util.Optional;

/** A number to the power of an integer. */
@Op(dialect = ComplexDialect.class, name = "powi")
@Trait({Pure.class, Elementwise.class, SameOperandsAndResultShape.class})
@AllTypesMatch({"lhs", "result"})
@AssemblyFormat(
    "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)")
public interface Powi extends OpView {
  /** The number. */
  @Operand(AnyFloatComplex.class)
  Value lhs();

  /** The integer. */
  @Operand(AnySignlessInteger.class)
  Value rhs();

  /** The liberties that an optimizer may take. */
  @Attr
  Optional<FastMathFlagsAttr> fastmath();

  /** The power. */
  @Result(AnyFloatComplex.class)
  Value result();
}
