// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.dlti;

import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.Delimiter;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import dev.ods.text.OptionalResult;
import dev.ods.text.TypeMark;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A list of entries with distinct keys, printed as {@code <"key" = value, …>}, or with an attribute
 * {@code #dlti.dl_entry} in place of an entry.
 */
public abstract sealed class EntriesAttr extends DltiAttr
    permits DataLayoutSpecAttr, MapAttr, TargetDeviceSpecAttr, TargetSystemSpecAttr {
  private final List<DataLayoutEntryAttr> entries;

  EntriesAttr(Context context, List<DataLayoutEntryAttr> entries) {
    super(context);
    this.entries = List.copyOf(entries);
  }

  /** The entries in their original order. */
  public final List<DataLayoutEntryAttr> entries() {
    return entries;
  }

  /** The value for a string, or null. */
  public final @Nullable Attribute value(String key) {
    return value(StringAttr.get(context(), key));
  }

  /** The value for a type, or null. */
  public final @Nullable Attribute value(Type key) {
    return value(TypeAttr.get(key));
  }

  private @Nullable Attribute value(Attribute key) {
    for (DataLayoutEntryAttr entry : entries) {
      if (entry.key() == key) {
        return entry.value();
      }
    }
    return null;
  }

  // --- Validity of lists.

  /** MLIR's error message about a list of entries; null if it is valid. */
  static @Nullable String violation(List<DataLayoutEntryAttr> entries, boolean typeKeys) {
    Set<Attribute> keys = new HashSet<>();
    for (DataLayoutEntryAttr entry : entries) {
      Attribute key = entry.key();
      if (!typeKeys && key instanceof TypeAttr) {
        return "type as DLTI key is not allowed";
      }
      if (key instanceof StringAttr name && name.isEmpty()) {
        return "empty string as DLTI key is not allowed";
      }
      if (!keys.add(key)) {
        return "repeated DLTI key: " + key;
      }
    }
    return null;
  }

  /**
   * The list, if valid.
   *
   * @param violation the error message, or null
   * @throws IllegalArgumentException if it is invalid
   */
  static List<DataLayoutEntryAttr> checked(
      List<DataLayoutEntryAttr> entries, @Nullable String violation) {
    if (violation != null) {
      throw new IllegalArgumentException(violation);
    }
    return entries;
  }

  // --- Text.

  /**
   * Parses a list of entries between angle brackets.
   *
   * @param general whether types may be keys, and the list may be empty
   * @param violation returns the error message about a list, or null
   */
  static @Nullable List<DataLayoutEntryAttr> parseEntries(
      DialectAsmParser parser,
      boolean general,
      Function<List<DataLayoutEntryAttr>, @Nullable String> violation) {
    List<DataLayoutEntryAttr> entries = new ArrayList<>();
    if (!parser.parseCommaSeparatedList(
        Delimiter.LESS_GREATER,
        () -> {
          DataLayoutEntryAttr entry = parseEntry(parser, general);
          return entry != null && entries.add(entry);
        },
        "")) {
      return null;
    }
    String wrong =
        entries.isEmpty() && !general ? "no DLTI entries provided" : violation.apply(entries);
    if (wrong != null) {
      parser.error(parser.nameLocation(), wrong);
      return null;
    }
    return entries;
  }

  private static @Nullable DataLayoutEntryAttr parseEntry(
      DialectAsmParser parser, boolean typeKeys) {
    TypeMark key = parser.typeMark();
    OptionalResult type = typeKeys ? parser.parseOptionalType() : OptionalResult.ABSENT;
    if (type == OptionalResult.FAILURE) {
      parser.error(parser.location(), "error while parsing type DLTI key");
      return null;
    }
    String name = type == OptionalResult.ABSENT ? parser.parseOptionalString() : null;
    if (type == OptionalResult.ABSENT && name == null) {
      return parser.parseAttribute(DataLayoutEntryAttr.class, null);
    }
    Attribute value = parser.parseEqual() ? parser.parseAttribute(null) : null;
    if (value == null) {
      return null;
    }
    return name == null
        ? DataLayoutEntryAttr.get(parser.typeAt(key), value)
        : DataLayoutEntryAttr.get(name, value);
  }

  abstract String mnemonic();

  @Override
  final void print(DialectAsmPrinter printer) {
    printer.print(mnemonic());
    printer.print("<");
    String separator = "";
    for (DataLayoutEntryAttr entry : entries) {
      printer.print(separator);
      entry.printKey(printer);
      printer.print(" = ");
      printer.printAttribute(entry.value());
      separator = ", ";
    }
    printer.print(">");
  }

  @Override
  protected final void forEachPart(Consumer<? super Uniqued> action) {
    entries.forEach(action);
  }

  @Override
  protected final int keyHash() {
    return entries.hashCode();
  }

  @Override
  protected final boolean keyEquals(Attribute other) {
    return entries.equals(((EntriesAttr) other).entries);
  }
}
