// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc.read;

import static java.util.stream.Collectors.joining;

import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.EnumSpec;

/** Default values as the language writes them. */
final class Defaults {
  private Defaults() {}

  static String shown(DefaultValue value) {
    if (value instanceof DefaultValue.Bool bool) {
      return String.valueOf(bool.value());
    } else if (value instanceof DefaultValue.Int number) {
      return number.toString();
    } else if (value instanceof DefaultValue.Text text) {
      return '"' + text.value() + '"';
    } else if (value instanceof DefaultValue.EnumCase one) {
      return one.value().symbol();
    } else if (value instanceof DefaultValue.EnumCases some) {
      return some.values().isEmpty()
          ? some.text()
          : some.values().stream().map(EnumSpec.Case::symbol).collect(joining(", "));
    } else if (value instanceof DefaultValue.Constant constant) {
      return constant.method();
    } else if (value instanceof DefaultValue.Elements elements) {
      return elements.values().stream().map(Defaults::shown).collect(joining(", ", "[", "]"));
    }
    return value.toString();
  }
}
