// SPDX-License-Identifier: Apache-2.0
package dev.ods.property;

import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.floating.FloatSemantics;
import dev.ods.floating.FloatText;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** Floating-point numbers, whose bits are stored; each not-a-number keeps its bits. */
final class FloatProperty<T extends Number> extends PropertyType<T> {
  private final FloatSemantics semantics;
  private final Function<Context, FloatType> type;
  private final ToLongFunction<T> toBits;
  private final LongFunction<T> ofBits;

  FloatProperty(
      FloatSemantics semantics,
      String cppType,
      Function<Context, FloatType> type,
      ToLongFunction<T> toBits,
      LongFunction<T> ofBits) {
    super(semantics.width() > Integer.SIZE ? Form.LONG : Form.WORD, false, cppType);
    this.semantics = semantics;
    this.type = type;
    this.toBits = toBits;
    this.ofBits = ofBits;
  }

  @Override
  Attribute attribute(Context context, T value) {
    return FloatAttr.fromBits(type.apply(context), toBits.applyAsLong(value));
  }

  @Override
  @Nullable T value(Attribute attribute, Consumer<String> mistake) {
    if (!(attribute instanceof FloatAttr number)
        || number.type() != type.apply(attribute.context())) {
      mistake.accept("expected F" + semantics.width() + "Attr for key `value`");
      return null;
    }
    return ofBits.apply(number.bits());
  }

  @Override
  @Nullable T parse(OpAsmParser parser) {
    FloatAttr number = parser.parseFloat(type.apply(parser.context()));
    return number == null ? null : ofBits.apply(number.bits());
  }

  @Override
  boolean starts(OpAsmParser parser) {
    return parser.startsFloat();
  }

  @Override
  void print(OpAsmPrinter printer, T value) {
    printer.print(FloatText.of(semantics, toBits.applyAsLong(value)));
  }

  @Override
  long bits(T value) {
    return toBits.applyAsLong(value);
  }

  @Override
  T ofBits(long bits) {
    return ofBits.apply(bits);
  }

  @Override
  public void initialize(Context context, StoredValue value) {
    value.setBits(0);
  }
}
