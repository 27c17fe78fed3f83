// SPDX-License-Identifier: Apache-2.0
package dev.ods.property;

import dev.ods.builtin.StringAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Strings (MLIR's {@code StringProp}). */
final class StringProperty extends PropertyType<String> {
  static final String MISTAKE = "expected string property to come from string attribute";

  StringProperty() {
    super(Form.ATTRIBUTE, false, "string");
  }

  @Override
  Attribute attribute(Context context, String value) {
    return StringAttr.get(context, value);
  }

  @Override
  @Nullable String value(Attribute attribute, Consumer<String> mistake) {
    if (!(attribute instanceof StringAttr string)) {
      mistake.accept(MISTAKE);
      return null;
    }
    return string.value();
  }

  @Override
  @Nullable String parse(OpAsmParser parser) {
    return parser.parseString();
  }

  @Override
  boolean starts(OpAsmParser parser) {
    return parser.startsString();
  }

  @Override
  void print(OpAsmPrinter printer, String value) {
    printer.printString(value);
  }

  @Override
  public void initialize(Context context, StoredValue value) {
    value.setAttribute(attribute(context, ""));
  }
}
