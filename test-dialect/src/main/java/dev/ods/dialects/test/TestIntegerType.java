// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmPrinter;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.SourceLocation;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** {@code !test.int<unsigned, 8>}: an integer of at most eight bits. */
public final class TestIntegerType extends Type {
  /** The name in the dialect. */
  public static final String MNEMONIC = "int";

  private static final int MAX_WIDTH = 8;

  private final Signedness signedness;
  private final int width;

  private TestIntegerType(Context context, Signedness signedness, int width) {
    super(context);
    this.signedness = signedness;
    this.width = width;
  }

  /** The signedness of its values. */
  public enum Signedness {
    /** Signless. */
    NONE,
    /** Signed. */
    SIGNED,
    /** Unsigned. */
    UNSIGNED;

    private String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** By its keyword or the first letter of it, ignoring case. */
    private static @Nullable Signedness of(String text) {
      for (Signedness one : values()) {
        if (text.equalsIgnoreCase(one.word())
            || text.equalsIgnoreCase(one.word().substring(0, 1))) {
          return one;
        }
      }
      return null;
    }
  }

  /**
   * The type.
   *
   * @param width in bits, 0 to 8
   * @throws IllegalArgumentException if the width is out of range
   */
  public static TestIntegerType get(Context context, Signedness signedness, int width) {
    if (width < 0 || width > MAX_WIDTH) {
      throw new IllegalArgumentException("a width of 0 to 8 bits is needed, not " + width);
    }
    return intern(new TestIntegerType(context, signedness, width));
  }

  boolean isUnsignedByte() {
    return signedness == Signedness.UNSIGNED && width == MAX_WIDTH;
  }

  /** Parses {@code <unsigned, 8>}. */
  static @Nullable TestIntegerType parse(DialectAsmParser parser) {
    if (!parser.parseLess()) {
      return null;
    }
    SourceLocation location = parser.location();
    String word = parser.parseKeyword();
    if (word == null) {
      return null;
    }
    Signedness signedness = Signedness.of(word);
    if (signedness == null) {
      parser.error(location, "expected signed, unsigned, or none");
      return null;
    }
    Long width = parser.parseComma() ? parser.parseInteger() : null;
    if (width == null || !parser.parseGreater()) {
      return null;
    }
    if (width < 0 || width > MAX_WIDTH) {
      parser.error(parser.nameLocation(), "expected a width of 0 to 8 bits");
      return null;
    }
    return get(parser.context(), signedness, width.intValue());
  }

  void print(AsmPrinter printer) {
    printer.print("<" + signedness.word() + ", " + width + ">");
  }

  @Override
  public String dialectNamespace() {
    return "test";
  }

  @Override
  protected int keyHash() {
    return signedness.hashCode() * 31 + width;
  }

  @Override
  protected boolean keyEquals(Type other) {
    TestIntegerType that = (TestIntegerType) other;
    return signedness == that.signedness && width == that.width;
  }
}
