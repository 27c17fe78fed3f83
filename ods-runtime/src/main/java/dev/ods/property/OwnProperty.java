// SPDX-License-Identifier: Apache-2.0
package dev.ods.property;

import dev.ods.builtin.NoneType;
import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.SourceLocation;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Values of an author's class, which are written as the attributes to which they convert. */
class OwnProperty<T> extends PropertyType<T> {
  private final T initial;
  private final BiFunction<T, Context, Attribute> toAttribute;
  private final PropertyTypes.Reader<T> fromAttribute;

  OwnProperty(
      String summary,
      T initial,
      BiFunction<T, Context, Attribute> toAttribute,
      PropertyTypes.Reader<T> fromAttribute) {
    super(Form.ATTRIBUTE, false, summary);
    this.initial = initial;
    this.toAttribute = toAttribute;
    this.fromAttribute = fromAttribute;
  }

  @Override
  Attribute attribute(Context context, T value) {
    return toAttribute.apply(value, context);
  }

  @Override
  @Nullable T value(Attribute attribute, Consumer<String> mistake) {
    return fromAttribute.read(attribute, mistake);
  }

  @Override
  @Nullable T parse(OpAsmParser parser) {
    SourceLocation location = parser.location();
    Attribute attribute = parser.parseAttribute(null);
    return attribute == null ? null : value(attribute, mistake -> parser.error(location, mistake));
  }

  @Override
  boolean starts(OpAsmParser parser) {
    // With these keywords no optional attribute begins in MLIR, where it is not read back.
    return parser.startsAttribute() || parser.startsKeyword("array", "distinct", "strided");
  }

  @Override
  boolean mayLookAbsent() {
    return true;
  }

  @Override
  boolean looksAbsent(Context context, T value) {
    return attribute(context, value) instanceof TypeAttr type && type.value() instanceof NoneType;
  }

  @Override
  void print(OpAsmPrinter printer, T value) {
    printer.printAttribute(attribute(printer.context(), value));
  }

  @Override
  public void initialize(Context context, StoredValue value) {
    value.setAttribute(attribute(context, initial));
  }
}
