// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print;

import dev.ods.builtin.UnitAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.ir.unsafe.PackedLocation;
import dev.ods.text.PrinterFlags;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.buffer.Names;
import org.jspecify.annotations.Nullable;

/**
 * Prints the types, attributes and locations of operations: by alias if there is one, and by
 * copying the text of those that were printed before.
 */
public final class UniquedPrinter {
  private static final byte[] EQUALS = AsmBuffer.ascii(" = ");
  private static final byte[] NULL_TYPE = AsmBuffer.ascii("<<NULL TYPE>>");
  private static final byte[] NULL_ATTRIBUTE = AsmBuffer.ascii("<<NULL ATTRIBUTE>>");

  private final Context context;
  private final AsmBuffer out;
  private final boolean locationAliases;
  private final AttributePrinter attributes;
  private final LocationPrinter locations;
  private final PrintedTexts typeTexts = new PrintedTexts();
  private final PrintedTexts attributeTexts = new PrintedTexts();

  /**
   * A printer.
   *
   * @param parseable whether the text is to be parsed again
   */
  public UniquedPrinter(
      Context context, AsmBuffer out, PrinterFlags flags, AsmAliases aliases, boolean parseable) {
    this.context = context;
    this.out = out;
    this.locationAliases = flags.debugInfo() && aliases != AsmAliases.NONE;
    this.attributes = new AttributePrinter(out, flags, aliases, parseable);
    this.locations = attributes.locations();
  }

  public AsmBuffer out() {
    return out;
  }

  /** The printer of attributes whose texts are not kept. */
  public AttributePrinter attributes() {
    return attributes;
  }

  /** Prints a type. */
  public void type(@Nullable Type type) {
    if (type == null) {
      out.put(NULL_TYPE);
    } else if (attributes.isWithinType()) {
      attributes.printType(type);
    } else if (!typeTexts.put(type, out)) {
      int from = out.size();
      int lines = out.lines();
      attributes.printType(type);
      keep(typeTexts, type, from, lines);
    }
  }

  /** Prints an attribute. */
  public void attribute(@Nullable Attribute attribute) {
    if (attribute == null) {
      out.put(NULL_ATTRIBUTE);
    } else if (attributes.isWithinType()) {
      attributes.printAttribute(attribute);
    } else if (!attributeTexts.put(attribute, out)) {
      int from = out.size();
      int lines = out.lines();
      attributes.printAttribute(attribute);
      keep(attributeTexts, attribute, from, lines);
    }
  }

  /** Prints an attribute without its trailing type. */
  public void attributeWithoutType(@Nullable Attribute attribute) {
    if (attribute == null) {
      out.put(NULL_ATTRIBUTE);
    } else {
      attributes.printAttributeWithoutType(attribute);
    }
  }

  /** Prints an entry of a dictionary whose name is encoded already. */
  public void named(byte[] name, Attribute value) {
    out.put(name);
    if (!(value instanceof UnitAttr)) {
      out.put(EQUALS);
      attribute(value);
    }
  }

  /** Prints an entry of a dictionary. */
  public void named(String name, Attribute value) {
    Names.putKeywordOrString(name, out);
    if (!(value instanceof UnitAttr)) {
      out.put(EQUALS);
      attribute(value);
    }
  }

  /** Prints an entry of a dictionary. */
  public void named(NamedAttribute entry) {
    named(entry.name(), entry.value());
  }

  /** Prints a dictionary with its braces; never by an alias. */
  public void dictionary(DictionaryAttr dictionary) {
    if (!attributes.isWithinType() && attributeTexts.put(dictionary, out)) {
      return;
    }
    int from = out.size();
    int lines = out.lines();
    out.put('{');
    for (int i = 0; i < dictionary.size(); i++) {
      if (i > 0) {
        out.put(", ");
      }
      named(dictionary.entry(i));
    }
    out.put('}');
    keep(attributeTexts, dictionary, from, lines);
  }

  /**
   * Keeps a text, unless it has lines, whose indentation is that of the operation around it, or is
   * part of a type that it may refer to.
   */
  private void keep(PrintedTexts texts, Uniqued printed, int from, int lines) {
    if (out.lines() == lines && !attributes.isWithinType()) {
      texts.keep(printed, out, from);
    }
  }

  /**
   * Prints the location after an operation or argument, with {@code loc(…)}.
   *
   * @param word as {@link PackedLocation} packs it
   * @param mayBeAlias whether the location itself may be printed as an alias
   */
  public void location(long word, boolean mayBeAlias) {
    if (locationAliases) {
      locations.print(PackedLocation.unpack(context, word), mayBeAlias);
    } else {
      locations.print(context, word);
    }
  }

  /** {@link #location(long, boolean)} of a location object. */
  public void location(Location location, boolean mayBeAlias) {
    locations.print(location, mayBeAlias);
  }
}
