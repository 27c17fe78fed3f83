// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.dlti;

import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.datalayout.DataLayoutEntries;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Location;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.Delimiter;
import dev.ods.text.OptionalResult;
import dev.ods.text.TypeMark;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The checks of {@link DataLayoutEntries} and their text, {@code <"key" = value, …>}, with an
 * attribute {@code #dlti.dl_entry} in place of an entry at will.
 */
final class EntryLists {
  /** The error message about a list that must have entries. */
  static final String NONE = "no DLTI entries provided";

  private EntryLists() {}

  /**
   * Reports what is wrong with a list of entries.
   *
   * @param general whether types may be keys, and the list may be empty
   */
  static void verify(
      List<DataLayoutEntryAttr> entries,
      boolean general,
      Diagnostics diagnostics,
      Location location) {
    String violation = entries.isEmpty() && !general ? NONE : violation(entries, general);
    if (violation != null) {
      diagnostics.error(location, violation);
    }
  }

  private static @Nullable String violation(List<DataLayoutEntryAttr> entries, boolean typeKeys) {
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
   * Parses a list of entries between angle brackets.
   *
   * @param typeKeys whether types may be keys
   */
  static @Nullable List<DataLayoutEntryAttr> parse(AsmParser parser, boolean typeKeys) {
    List<DataLayoutEntryAttr> entries = new ArrayList<>();
    int start = parser.location().offset();
    boolean parsed =
        parser.parseCommaSeparatedList(
            Delimiter.LESS_GREATER,
            () -> {
              DataLayoutEntryAttr entry = parseEntry(parser, typeKeys);
              return entry != null && entries.add(entry);
            },
            "");
    boolean isAbsent = parser.location().offset() == start;
    // As in MLIR, an absent list is also reported as an empty one.
    if (isAbsent && !typeKeys) {
      parser.error(parser.nameLocation(), NONE);
    }
    return parsed ? entries : null;
  }

  private static @Nullable DataLayoutEntryAttr parseEntry(AsmParser parser, boolean typeKeys) {
    TypeMark mark = parser.typeMark();
    OptionalResult type = typeKeys ? parser.parseOptionalType() : OptionalResult.ABSENT;
    if (type == OptionalResult.FAILURE) {
      parser.error(parser.location(), "error while parsing type DLTI key");
      return null;
    }
    Attribute key = DataLayoutEntry.parseKey(parser, mark, type);
    if (key == null) {
      return parser.parseAttribute(DataLayoutEntryAttr.class, null);
    }
    Attribute value = parser.parseEqual() ? parser.parseAttribute(null) : null;
    return value == null ? null : DataLayoutEntryAttr.get(key, value);
  }

  /** Prints the syntax of {@link #parse}. */
  static void print(AsmPrinter printer, List<DataLayoutEntryAttr> entries) {
    printer.print("<");
    String separator = "";
    for (DataLayoutEntryAttr entry : entries) {
      printer.print(separator);
      DataLayoutEntry.printKey(printer, entry.key());
      printer.print(" = ");
      printer.printAttribute(entry.value());
      separator = ", ";
    }
    printer.print(">");
  }
}
