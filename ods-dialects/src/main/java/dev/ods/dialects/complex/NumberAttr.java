// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.builtin.ComplexType;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code #complex.number<:f32 1.0, 2.0> : complex<f32>}: a complex number. */
public final class NumberAttr extends Attribute {
  /** The name in the dialect. */
  public static final String MNEMONIC = "number";

  private final FloatAttr real;
  private final FloatAttr imaginary;

  private NumberAttr(FloatAttr real, FloatAttr imaginary) {
    super(real.context());
    this.real = real;
    this.imaginary = imaginary;
  }

  /** The number with these parts, each rounded to {@code elementType}. */
  public static NumberAttr get(FloatType elementType, double real, double imaginary) {
    return intern(
        new NumberAttr(FloatAttr.get(elementType, real), FloatAttr.get(elementType, imaginary)));
  }

  /** The real part. */
  public FloatAttr real() {
    return real;
  }

  /** The imaginary part. */
  public FloatAttr imaginary() {
    return imaginary;
  }

  @Override
  public ComplexType type() {
    return ComplexType.get(real.type());
  }

  static @Nullable NumberAttr parse(DialectAsmParser parser) {
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
    return get(elementType, real, imaginary);
  }

  void print(DialectAsmPrinter printer) {
    printer.print(MNEMONIC + "<:");
    printer.printType(real.type());
    printer.print(" ");
    printer.printAttributeWithoutType(real);
    printer.print(", ");
    printer.printAttributeWithoutType(imaginary);
    printer.print(">");
  }

  @Override
  public String dialectNamespace() {
    return "complex";
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(real);
    action.accept(imaginary);
  }

  @Override
  protected int keyHash() {
    return Objects.hash(real, imaginary);
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    NumberAttr that = (NumberAttr) other;
    return real == that.real && imaginary == that.imaginary;
  }
}
