// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import java.math.BigInteger;
import java.util.List;

/** The value of {@code @Default}, parsed by the attribute's Java type. */
public sealed interface DefaultValue {

  /** Of a {@code boolean}. */
  record Bool(boolean value) implements DefaultValue {}

  /**
   * Of a {@code byte}, {@code short}, {@code int} or {@code long}, within its range.
   *
   * @param value the number in Java
   * @param unsignedWidth of an unsigned number how many of the bits are its, 0 of a signed one
   */
  record Int(long value, int unsignedWidth) implements DefaultValue {
    /** A signed number. */
    public Int(long value) {
      this(value, 0);
    }

    /** The number that is meant. */
    public BigInteger number() {
      BigInteger number = BigInteger.valueOf(value);
      return unsignedWidth > 0 && value < 0
          ? number.add(BigInteger.ONE.shiftLeft(unsignedWidth))
          : number;
    }

    @Override
    public String toString() {
      return number().toString();
    }
  }

  /** Of an attribute whose type has more bits than any number of Java. */
  record Wide(BigInteger value) implements DefaultValue {}

  /**
   * Of a {@code float} or {@code double}, within its range.
   *
   * @param width the number of bits
   * @param bits the number as IEEE 754 encodes it, which tells all NaNs apart
   */
  record Real(int width, long bits) implements DefaultValue {
    /** The number of a width that is nearest to {@code value}. */
    public static Real of(int width, double value) {
      return width == Float.SIZE
          ? new Real(width, Float.floatToRawIntBits((float) value) & 0xFFFF_FFFFL)
          : new Real(width, Double.doubleToRawLongBits(value));
    }

    /** The number. */
    public double value() {
      return width == Float.SIZE ? Float.intBitsToFloat((int) bits) : Double.longBitsToDouble(bits);
    }

    /** The shortest decimal number that is nearest to this one. */
    @Override
    public String toString() {
      return width == Float.SIZE ? Float.toString((float) value()) : Double.toString(value());
    }
  }

  /** Of a {@code String}: the text itself. */
  record Text(String value) implements DefaultValue {}

  /** Of an enum: the case. */
  record EnumCase(EnumSpec.Case value) implements DefaultValue {}

  /** Of a set of an enum's cases. */
  record EnumCases(String text, List<EnumSpec.Case> values) implements DefaultValue {
    public EnumCases {
      values = List.copyOf(values);
    }
  }

  /**
   * What a static method makes of a context.
   *
   * @param owner the class that declares the method: that of the value, or the declaration
   */
  record Constant(ClassName owner, String method) implements DefaultValue {}

  /** Of a {@code List} or an array. */
  record Elements(List<DefaultValue> values) implements DefaultValue {
    public Elements {
      values = List.copyOf(values);
    }
  }
}
