// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.alias;

import dev.ods.encoding.Utf8;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.print.AsmAliases;
import dev.ods.text.print.UniquedPrinter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The aliases of one print, with their names and definitions. */
public final class AliasTable implements AsmAliases {
  private final Map<Uniqued, Alias> aliases = new HashMap<>();
  private final List<Alias> inOrder = new ArrayList<>();

  private static final class Alias {
    final Uniqued symbol;
    final byte[] text;
    final boolean deferrable;

    /** The alias of a type is used only after its definition. */
    boolean isDefined;

    Alias(Uniqued symbol, String text, boolean deferrable) {
      this.symbol = symbol;
      this.text = Utf8.encode(text);
      this.deferrable = deferrable;
    }
  }

  /** Names the aliases that a visitor found. */
  public static AliasTable of(AliasVisitor visitor) {
    List<AliasVisitor.Found> named = new ArrayList<>();
    for (AliasVisitor.Found found : visitor.inOrder()) {
      if (found.name != null) {
        named.add(found);
      }
    }
    named.sort(AliasTable::compare);
    AliasTable table = new AliasTable();
    Suffixes suffixes = new Suffixes();
    for (AliasVisitor.Found found : named) {
      table.add(found, suffixes.unique(found.name == null ? "" : found.name));
    }
    return table;
  }

  /** Deeper ones come later; types before attributes; then by name. */
  private static int compare(AliasVisitor.Found a, AliasVisitor.Found b) {
    if (a.depth != b.depth) {
      return Integer.compare(a.depth, b.depth);
    }
    boolean typeA = a.symbol instanceof Type;
    if (typeA != b.symbol instanceof Type) {
      return typeA ? -1 : 1;
    }
    return a.name == null || b.name == null ? 0 : a.name.compareTo(b.name);
  }

  private void add(AliasVisitor.Found found, String name) {
    String sigil = found.symbol instanceof Type ? "!" : "#";
    Alias alias = new Alias(found.symbol, sigil + name, found.deferrable);
    aliases.put(found.symbol, alias);
    inOrder.add(alias);
  }

  /** Makes names unique by numbers: {@code map}, {@code map1}, {@code map2}. */
  private static final class Suffixes {
    private final Set<String> used = new HashSet<>();
    private final Map<String, Integer> next = new HashMap<>();

    String unique(String name) {
      if (used.add(name)) {
        return name;
      }
      char last = name.charAt(name.length() - 1);
      String base = last >= '0' && last <= '9' ? name + "_" : name;
      int number = next.getOrDefault(base, 1);
      while (!used.add(base + number)) {
        number++;
      }
      next.put(base, number + 1);
      return base + number;
    }
  }

  public boolean isEmpty() {
    return inOrder.isEmpty();
  }

  @Override
  public byte @Nullable [] alias(Type type) {
    Alias alias = aliases.get(type);
    return alias == null || !alias.isDefined ? null : alias.text;
  }

  @Override
  public byte @Nullable [] alias(Attribute attribute) {
    Alias alias = aliases.get(attribute);
    return alias == null ? null : alias.text;
  }

  /**
   * Prints the definitions, one per line.
   *
   * @param deferrable whether to print those that may be defined after the operations, or the
   *     others
   */
  public void printDefinitions(UniquedPrinter texts, boolean deferrable) {
    AsmBuffer out = texts.out();
    for (Alias alias : inOrder) {
      if (alias.deferrable != deferrable) {
        continue;
      }
      out.put(alias.text).put(" = ");
      if (alias.symbol instanceof Type type) {
        texts.attributes().printTypeBody(type);
        alias.isDefined = true;
      } else if (alias.symbol instanceof Attribute attribute) {
        texts.attributes().printAttributeBody(attribute);
      }
      out.put('\n');
    }
  }
}
