// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import java.util.List;

/** The value of {@code @Default}, parsed by the attribute's Java type. */
public sealed interface DefaultValue {

  /** Of a {@code boolean}. */
  record Bool(boolean value) implements DefaultValue {}

  /** Of a {@code byte}, {@code short}, {@code int} or {@code long}, within its range. */
  record Int(long value) implements DefaultValue {}

  /** Of a {@code float} or {@code double}. */
  record Real(double value) implements DefaultValue {}

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
