// SPDX-License-Identifier: Apache-2.0
package dev.ods.property;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Cases of an enum, or sets of its cases (MLIR's {@code EnumProp}). An integer that is no case can
 * be stored, and is found by the verifier.
 */
final class EnumProperty<T> extends PropertyType<T> {
  /**
   * How values are written.
   *
   * @param symbols what a value may begin with
   * @param ofKeywords the reader where there may be none, if values are keywords and no strings;
   *     otherwise null
   */
  record Syntax<T>(
      List<String> symbols, Reader<T> reader, @Nullable Reader<T> ofKeywords, Writer<T> writer) {}

  /** Parses a value; null after an error. */
  interface Reader<T> {
    @Nullable T parse(OpAsmParser parser);
  }

  /** Prints a value. */
  interface Writer<T> {
    void print(OpAsmPrinter printer, T value);
  }

  private final int width;
  private final String cppType;
  private final ToLongFunction<T> number;
  private final LongFunction<@Nullable T> value;
  private final Syntax<T> syntax;
  private final String[] symbols;

  EnumProperty(
      int width,
      String cppType,
      String summary,
      ToLongFunction<T> number,
      LongFunction<@Nullable T> value,
      Syntax<T> syntax) {
    super(width > Integer.SIZE ? Form.LONG : Form.WORD, false, summary);
    this.width = width;
    this.cppType = cppType;
    this.number = number;
    this.value = value;
    this.syntax = syntax;
    this.symbols = syntax.symbols().toArray(String[]::new);
  }

  @Override
  Attribute attribute(Context context, T of) {
    return ofNumber(context, number.applyAsLong(of));
  }

  private Attribute ofNumber(Context context, long bits) {
    int unused = Long.SIZE - width;
    return IntegerAttr.fromBits(IntegerType.get(context, width), bits << unused >> unused);
  }

  @Override
  @Nullable T value(Attribute attribute, Consumer<String> mistake) {
    if (!(attribute instanceof IntegerAttr integer)) {
      mistake.accept("expected IntegerAttr storage for " + cppType);
      return null;
    }
    T found = ofBits(unsignedBits(integer));
    if (found == null) {
      mistake.accept("expected " + summary());
    }
    return found;
  }

  @Override
  public @Nullable String fromAttribute(Attribute attribute, StoredValue into) {
    if (!(attribute instanceof IntegerAttr integer)) {
      return "expected IntegerAttr storage for " + cppType;
    }
    into.setBits(unsignedBits(integer));
    return null;
  }

  /** The lower 64 bits, as MLIR reads them: of any width, and without regard to the sign. */
  private static long unsignedBits(IntegerAttr integer) {
    int unused = Math.max(0, Long.SIZE - integer.width());
    return integer.width() == 0 ? 0 : integer.bits() << unused >>> unused;
  }

  @Override
  public Attribute toAttribute(Context context, StoredValue of) {
    return ofNumber(context, of.bits());
  }

  @Override
  boolean isConstrained() {
    return true;
  }

  @Override
  boolean holds(long bits) {
    return ofBits(bits) != null;
  }

  @Override
  boolean holds(Attribute attribute) {
    return value(attribute, mistake -> {}) != null;
  }

  @Override
  @Nullable T parse(OpAsmParser parser) {
    return syntax.reader().parse(parser);
  }

  @Override
  boolean starts(OpAsmParser parser) {
    return startsString(parser) || parser.startsKeyword(symbols);
  }

  private boolean startsString(OpAsmParser parser) {
    return syntax.ofKeywords() == null && parser.startsString();
  }

  /** Any keyword is meant as a value, so that one that is none is an error. */
  @Override
  @Nullable T parsePresent(OpAsmParser parser) {
    if (!startsString(parser) && !parser.startsKeyword()) {
      return null;
    }
    Reader<T> reader = syntax.ofKeywords();
    return reader == null ? parse(parser) : reader.parse(parser);
  }

  @Override
  void print(OpAsmPrinter printer, T of) {
    syntax.writer().print(printer, of);
  }

  @Override
  long bits(T of) {
    return number.applyAsLong(of);
  }

  /** The lower bits say what it is: the number of a case may be negative or not. */
  @Override
  @Nullable T ofBits(long bits) {
    int unused = Long.SIZE - width;
    T found = value.apply(bits);
    if (found == null && unused > 0) {
      found = value.apply(bits << unused >>> unused);
    }
    return found == null && unused > 0 ? value.apply(bits << unused >> unused) : found;
  }

  @Override
  public void initialize(Context context, StoredValue into) {
    into.setBits(0);
  }
}
