// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.dlti;

import dev.ods.annotation.AttrDef;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.datalayout.DataLayoutEntryInterface;
import dev.ods.ir.*;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.OptionalResult;
import dev.ods.text.SourceLocation;
import dev.ods.text.TypeMark;
import org.jspecify.annotations.Nullable;

/**
 * {@code #dlti.dl_entry<key, value>}: a type or a string, and its value.
 *
 * @param key a {@link StringAttr}, or a {@link TypeAttr}
 * @param value the value of the key
 */
@AttrDef(dialect = DltiDialect.class, mnemonic = "dl_entry")
public record DataLayoutEntry(Attribute key, Attribute value) implements DataLayoutEntryInterface {
  /** The entry of a string. */
  public DataLayoutEntry(String key, Attribute value) {
    this(StringAttr.get(value.context(), key), value);
  }

  /** The entry of a type. */
  public DataLayoutEntry(Type key, Attribute value) {
    this(TypeAttr.get(key), value);
  }

  static @Nullable DataLayoutEntry parse(AsmParser parser, @Nullable Type self) {
    if (!parser.parseLess()) {
      return null;
    }
    SourceLocation at = parser.location();
    TypeMark mark = parser.typeMark();
    OptionalResult type = parser.parseOptionalType();
    Attribute key = parseKey(parser, mark, type);
    if (key == null) {
      if (type == OptionalResult.ABSENT) {
        parser.error(at, "expected a type or a quoted string");
      }
      return null;
    }
    Attribute value = parser.parseComma() ? parser.parseAttribute(null) : null;
    return value != null && parser.parseGreater() ? new DataLayoutEntry(key, value) : null;
  }

  /** The type that was parsed, or else a string; null if there is neither. */
  static @Nullable Attribute parseKey(AsmParser parser, TypeMark mark, OptionalResult type) {
    if (type == OptionalResult.SUCCESS) {
      return TypeAttr.get(parser.typeAt(mark));
    }
    String name = type == OptionalResult.ABSENT ? parser.parseOptionalString() : null;
    return name == null ? null : StringAttr.get(parser.context(), name);
  }

  void print(AsmPrinter printer) {
    printer.print("<");
    printKey(printer, key);
    printer.print(", ");
    printer.printAttribute(value);
    printer.print(">");
  }

  /** Prints a key, in full even if it is a type that has an alias. */
  static void printKey(AsmPrinter printer, Attribute key) {
    printer.print(key.toString());
  }
}
