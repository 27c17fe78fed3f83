// SPDX-License-Identifier: Apache-2.0
package dev.ods.property;

import dev.ods.builtin.BoolAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Booleans (MLIR's {@code BoolProp}), which are written {@code true} or {@code false}. */
final class BooleanProperty extends PropertyType<Boolean> {
  BooleanProperty() {
    super(Form.WORD, false, "boolean");
  }

  @Override
  Attribute attribute(Context context, Boolean value) {
    return BoolAttr.get(context, value);
  }

  @Override
  @Nullable Boolean value(Attribute attribute, Consumer<String> mistake) {
    if (!BoolAttr.is(attribute)) {
      // MLIR's words, though this is no string.
      mistake.accept(StringProperty.MISTAKE);
      return null;
    }
    return BoolAttr.value(attribute);
  }

  @Override
  @Nullable Boolean parse(OpAsmParser parser) {
    Long value = parser.parseUnsigned(1);
    return value == null ? null : value != 0;
  }

  @Override
  boolean starts(OpAsmParser parser) {
    return parser.startsInteger();
  }

  @Override
  void print(OpAsmPrinter printer, Boolean value) {
    printer.print(value ? "true" : "false");
  }

  @Override
  long bits(Boolean value) {
    return value ? 1 : 0;
  }

  @Override
  Boolean ofBits(long bits) {
    return bits != 0;
  }

  @Override
  public void initialize(Context context, StoredValue value) {
    value.setBits(0);
  }
}
