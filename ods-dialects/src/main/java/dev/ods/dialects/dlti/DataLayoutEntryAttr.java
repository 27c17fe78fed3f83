// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.dlti;

import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import dev.ods.text.OptionalResult;
import dev.ods.text.SourceLocation;
import dev.ods.text.TypeMark;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code #dlti.dl_entry<key, value>}: a type or a string, and its value. */
public final class DataLayoutEntryAttr extends DltiAttr {
  /** The name in the dialect. */
  public static final String MNEMONIC = "dl_entry";

  private final Attribute key;
  private final Attribute value;

  private DataLayoutEntryAttr(Attribute key, Attribute value) {
    super(value.context());
    this.key = key;
    this.value = value;
  }

  /** The entry of a string. */
  public static DataLayoutEntryAttr get(String key, Attribute value) {
    return intern(new DataLayoutEntryAttr(StringAttr.get(value.context(), key), value));
  }

  /** The entry of a type. */
  public static DataLayoutEntryAttr get(Type key, Attribute value) {
    return intern(new DataLayoutEntryAttr(TypeAttr.get(key), value));
  }

  /** A {@link StringAttr}, or a {@link TypeAttr}. */
  public Attribute key() {
    return key;
  }

  /** The value of the key. */
  public Attribute value() {
    return value;
  }

  static @Nullable DataLayoutEntryAttr parse(DialectAsmParser parser) {
    if (!parser.parseLess()) {
      return null;
    }
    SourceLocation at = parser.location();
    TypeMark key = parser.typeMark();
    OptionalResult type = parser.parseOptionalType();
    if (type == OptionalResult.FAILURE) {
      return null;
    }
    String name = type == OptionalResult.ABSENT ? parser.parseOptionalString() : null;
    if (type == OptionalResult.ABSENT && name == null) {
      parser.error(at, "expected a type or a quoted string");
      return null;
    }
    Attribute value = parser.parseComma() ? parser.parseAttribute(null) : null;
    if (value == null || !parser.parseGreater()) {
      return null;
    }
    return name == null ? get(parser.typeAt(key), value) : get(name, value);
  }

  @Override
  void print(DialectAsmPrinter printer) {
    printer.print(MNEMONIC + "<");
    printKey(printer);
    printer.print(", ");
    printer.printAttribute(value);
    printer.print(">");
  }

  /** Prints the key, in full even if it is a type that has an alias. */
  void printKey(DialectAsmPrinter printer) {
    printer.print(key.toString());
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(key);
    action.accept(value);
  }

  @Override
  protected int keyHash() {
    return Objects.hash(key, value);
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    DataLayoutEntryAttr that = (DataLayoutEntryAttr) other;
    return key == that.key && value == that.value;
  }
}
