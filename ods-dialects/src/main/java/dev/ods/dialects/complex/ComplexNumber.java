// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.AttrDef;
import dev.ods.builtin.ComplexType;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import org.jspecify.annotations.Nullable;

/**
 * {@code #complex.number<:f32 1.0, 2.0> : complex<f32>}: a complex number.
 *
 * @param real the real part
 * @param imaginary the imaginary part
 */
@AttrDef(dialect = ComplexDialect.class, mnemonic = "number")
public record ComplexNumber(FloatAttr real, FloatAttr imaginary) {
  /** The number with these parts, each rounded to {@code elementType}. */
  public ComplexNumber(FloatType elementType, double real, double imaginary) {
    this(FloatAttr.get(elementType, real), FloatAttr.get(elementType, imaginary));
  }

  /** The type of the number. */
  public ComplexType type() {
    return ComplexType.get(real.type());
  }

  void verify(Diagnostics diagnostics, Location location) {
    if (real.type() != imaginary.type()) {
      diagnostics.error(location, "expected parts of the same type");
    }
  }

  static @Nullable ComplexNumber parse(AsmParser parser, @Nullable Type self) {
    Type type = parser.parseLess() && parser.parseColon() ? parser.parseType() : null;
    Double real = type == null ? null : parser.parseFloat();
    Double imaginary = real == null || !parser.parseComma() ? null : parser.parseFloat();
    if (real == null || imaginary == null || !parser.parseGreater()) {
      return null;
    }
    if (!(type instanceof FloatType elementType)) {
      parser.error(
          parser.nameLocation(), "element type of the complex attribute must be float like type.");
      return null;
    }
    return new ComplexNumber(elementType, real, imaginary);
  }

  void print(AsmPrinter printer) {
    printer.print("<:");
    printer.printType(real.type());
    printer.print(" ");
    printer.printAttributeWithoutType(real);
    printer.print(", ");
    printer.printAttributeWithoutType(imaginary);
    printer.print(">");
  }
}
