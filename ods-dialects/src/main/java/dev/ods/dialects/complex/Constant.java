// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.*;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.ComplexType;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.AnyComplex;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.trait.*;

/** A constant: an array of its real and imaginary part. */
@Op(dialect = ComplexDialect.class, name = "constant")
@Trait({ConstantLike.class, Pure.class})
@AssemblyFormat("$value attr-dict `:` type($complex)")
@AsmResultNames("cst")
public interface Constant extends OpView {
  /** The real part and the imaginary one. */
  @Attr
  @ConstantValue
  ArrayAttr value();

  /** The number. */
  @Result(AnyComplex.class)
  Value complex();

  /** Whether an attribute can be the constant of a type: two numbers of its element type. */
  static boolean isBuildableWith(ArrayAttr value, Type type) {
    return type instanceof ComplexType complex
        && value.size() == 2
        && isNumber(value.element(0))
        && value.element(0).getClass() == value.element(1).getClass()
        && value.element(0).type() == complex.elementType()
        && value.element(1).type() == complex.elementType();
  }

  /** There are two parts, of the result's element type. */
  default void verify(Diagnostics diagnostics) {
    if (value().size() != 2) {
      diagnostics.opError(
          operation(),
          "requires 'value' to be a complex constant, represented as array of two values");
      return;
    }
    if (!isNumber(value().element(0)) || !isNumber(value().element(1))) {
      diagnostics.opError(
          operation(), "requires attribute's elements to be float or integer attributes");
      return;
    }
    Type real = value().element(0).type();
    Type imaginary = value().element(1).type();
    Type element = ((ComplexType) complex().type()).elementType();
    if (real != element || imaginary != element) {
      diagnostics.opError(
          operation(),
          "requires attribute's element types ('%s', '%s') to match the element type of the op's return type ('%s')"
              .formatted(real, imaginary, element));
    }
  }

  private static boolean isNumber(Attribute attribute) {
    return attribute instanceof FloatAttr || attribute instanceof IntegerAttr;
  }
}
