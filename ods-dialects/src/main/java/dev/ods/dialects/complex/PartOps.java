// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.*;
import dev.ods.builtin.ComplexType;
import dev.ods.constraint.AnyFloat;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.ir.*;
import dev.ods.trait.*;
import java.util.Set;

/** Making complex numbers, and taking them apart. */
public interface PartOps {
  /** Creates a number from its two parts. */
  @Op(dialect = ComplexDialect.class, name = "create")
  @Trait(Pure.class)
  @AllTypesMatch({"real", "imaginary"})
  @TypesMatchWith(
      from = "complex",
      to = "real",
      with = ElementOf.class,
      summary = "complex element type matches real operand type")
  @TypesMatchWith(
      from = "complex",
      to = "imaginary",
      with = ElementOf.class,
      summary = "complex element type matches imaginary operand type")
  @AssemblyFormat("$real `,` $imaginary attr-dict `:` type($complex)")
  @FoldedBy(value = ComplexFolds.class, name = "create")
  interface Create {
    /** The real part. */
    @Operand(AnyFloat.class)
    Value real();

    /** The imaginary part. */
    @Operand(AnyFloat.class)
    Value imaginary();

    /** The number. */
    @Result(AnyFloatComplex.class)
    Value complex();
  }

  /** A unary function with a real result of the same precision. */
  @Order({"complex", "fastmath"})
  @Trait({Pure.class, Elementwise.class})
  @AssemblyFormat("$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)")
  interface PartOp extends OpView {
    /** The number. */
    @Operand(AnyFloatComplex.class)
    Value complex();

    /** The fast-math flags. */
    @Attr
    @Default("none")
    Set<FastMathFlags> fastmath();
  }

  /** The real part of a number. */
  @Op(dialect = ComplexDialect.class, name = "re")
  @Order({"complex", "fastmath", "real"})
  @TypesMatchWith(
      from = "complex",
      to = "real",
      with = ElementOf.class,
      summary = "complex element type matches result type")
  @FoldedBy(value = ComplexFolds.class, name = "RE")
  interface Re extends PartOp {
    /** The result, a real number. */
    @Result(AnyFloat.class)
    Value real();
  }

  /** The imaginary part of a number. */
  @Op(dialect = ComplexDialect.class, name = "im")
  @Order({"complex", "fastmath", "imaginary"})
  @TypesMatchWith(
      from = "complex",
      to = "imaginary",
      with = ElementOf.class,
      summary = "complex element type matches result type")
  @FoldedBy(value = ComplexFolds.class, name = "IM")
  interface Im extends PartOp {
    /** The result, a real number. */
    @Result(AnyFloat.class)
    Value imaginary();
  }

  /** A real function of a number. */
  @TypesMatchWith(
      from = "complex",
      to = "result",
      with = ElementOf.class,
      summary = "complex element type matches result type")
  interface RealFunctionOp extends PartOp {
    /** The result, a real number. */
    @Result(AnyFloat.class)
    Value result();
  }

  /** The absolute value of a number. */
  @Op(dialect = ComplexDialect.class, name = "abs")
  interface Abs extends RealFunctionOp {}

  /** The argument of a number. */
  @Op(dialect = ComplexDialect.class, name = "angle")
  interface Angle extends RealFunctionOp {}

  /** The element type of a complex number. */
  final class ElementOf {
    private ElementOf() {}

    /** The element type of a complex type. */
    public static Type apply(Type type) {
      return ((ComplexType) type).elementType();
    }
  }
}
