// SPDX-License-Identifier: Apache-2.0
package dev.ods.property;

import dev.ods.builtin.BoolAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Flags (MLIR's {@code UnitProp}), which are written {@code unit} or {@code unit_absent}. */
final class UnitProperty extends PropertyType<Boolean> {
  UnitProperty() {
    super(Form.WORD, false, "unit property");
  }

  @Override
  boolean hasDefault() {
    return true;
  }

  @Override
  Attribute attribute(Context context, Boolean value) {
    return value ? UnitAttr.get(context) : BoolAttr.get(context, false);
  }

  @Override
  @Nullable Boolean value(Attribute attribute, Consumer<String> mistake) {
    if (attribute instanceof UnitAttr) {
      return true;
    }
    if (BoolAttr.is(attribute)) {
      return BoolAttr.value(attribute);
    }
    mistake.accept("expected UnitAttr or BoolAttr");
    return null;
  }

  @Override
  @Nullable Boolean parse(OpAsmParser parser) {
    String keyword = parser.parseOptionalKeyword("unit", "unit_absent");
    if (keyword == null) {
      parser.error(parser.location(), "expected 'unit' or 'unit_absent'");
      return null;
    }
    return keyword.equals("unit");
  }

  @Override
  boolean starts(OpAsmParser parser) {
    return parser.startsKeyword("unit", "unit_absent");
  }

  @Override
  void print(OpAsmPrinter printer, Boolean value) {
    printer.print(value ? "unit" : "unit_absent");
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
