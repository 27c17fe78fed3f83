// SPDX-License-Identifier: Apache-2.0
package dev.ods.property;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.SourceLocation;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/** Integers (MLIR's {@code IntProp}). */
final class IntegerProperty<T extends Number> extends PropertyType<T> {
  private final int width;
  private final boolean unsigned;
  private final LongFunction<T> box;

  IntegerProperty(int width, boolean unsigned, LongFunction<T> box) {
    super(
        width > Integer.SIZE ? Form.LONG : Form.WORD,
        false,
        (unsigned ? "uint" : "int") + width + "_t");
    this.width = width;
    this.unsigned = unsigned;
    this.box = box;
  }

  @Override
  Attribute attribute(Context context, T value) {
    return IntegerAttr.get(IntegerType.get(context, width), value.longValue());
  }

  @Override
  @Nullable T value(Attribute attribute, Consumer<String> mistake) {
    if (!(attribute instanceof IntegerAttr integer)) {
      mistake.accept("expected IntegerAttr for key `value`");
      return null;
    }
    // Of any width and signedness, as in MLIR.
    return ofBits(integer.bits());
  }

  @Override
  @Nullable T parse(OpAsmParser parser) {
    SourceLocation location = parser.location();
    Long value = unsigned ? parser.parseUnsigned(width) : parser.parseInteger();
    if (value == null) {
      return null;
    }
    if (!unsigned && extended(value) != value) {
      parser.error(location, "integer value too large");
      return null;
    }
    return ofBits(value);
  }

  private long extended(long bits) {
    int unused = Long.SIZE - width;
    return bits << unused >> unused;
  }

  @Override
  boolean starts(OpAsmParser parser) {
    return parser.startsInteger();
  }

  @Override
  void print(OpAsmPrinter printer, T value) {
    long number = value.longValue();
    if (!unsigned) {
      printer.print(number);
    } else if (width == Long.SIZE) {
      printer.print(Long.toUnsignedString(number));
    } else {
      printer.print(number & (1L << width) - 1);
    }
  }

  @Override
  long bits(T value) {
    return value.longValue();
  }

  @Override
  T ofBits(long bits) {
    return box.apply(extended(bits));
  }

  @Override
  public void initialize(Context context, StoredValue value) {
    value.setBits(0);
  }
}
