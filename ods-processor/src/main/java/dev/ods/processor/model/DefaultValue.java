// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import java.util.List;

/** The value of {@code @Default}, parsed by the attribute's Java type. */
public sealed interface DefaultValue {

  /** Of a {@code boolean}. */
  record Bool(boolean value) implements DefaultValue {}

  /** Of a {@code byte}, {@code short}, {@code int} or {@code long}, within its range. */
  record Int(long value) implements DefaultValue {}

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

  /** Of a class of attributes: its static method that creates one from a context. */
  record Constant(String method) implements DefaultValue {}

  /** Of a {@code List} or an array. */
  record Elements(List<DefaultValue> values) implements DefaultValue {
    public Elements {
      values = List.copyOf(values);
    }
  }
}
