// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.alias;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.alias.AliasVisitor.Found;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.print.AsmAliases;
import dev.ods.text.print.UniquedPrinter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The aliases of one print, with their names and definitions. */
public final class AliasTable implements AsmAliases {
  private final FoundTable found;

  /** Those with an alias, in the order of the definitions. */
  private final List<Found> inOrder;

  private AliasTable(FoundTable found, List<Found> inOrder) {
    this.found = found;
    this.inOrder = inOrder;
  }

  /** Names the aliases that a visitor found, and empties it. */
  public static AliasTable of(AliasVisitor visitor) {
    List<Found> named = visitor.takeNamed();
    named.sort(AliasTable::compare);
    AliasNames names = new AliasNames();
    named.forEach(names::name);
    return new AliasTable(visitor.found(), named);
  }

  /** Deeper ones come later; types before attributes; then by name. */
  private static int compare(Found a, Found b) {
    if (a.depth != b.depth) {
      return Integer.compare(a.depth, b.depth);
    }
    boolean typeA = a.symbol instanceof Type;
    if (typeA != b.symbol instanceof Type) {
      return typeA ? -1 : 1;
    }
    return a.name == null || b.name == null ? 0 : a.name.compareTo(b.name);
  }

  public boolean isEmpty() {
    return inOrder.isEmpty();
  }

  private @Nullable Found find(Uniqued symbol) {
    Found alias = found.get(symbol);
    return alias == null || alias.name == null ? null : alias;
  }

  @Override
  public boolean has(Type type) {
    Found alias = find(type);
    return alias != null && alias.isDefined;
  }

  @Override
  public boolean has(Attribute attribute) {
    return find(attribute) != null;
  }

  @Override
  public boolean put(Type type, AsmBuffer out) {
    Found alias = find(type);
    if (alias == null || !alias.isDefined) {
      return false;
    }
    put('!', alias, out);
    return true;
  }

  @Override
  public boolean put(Attribute attribute, AsmBuffer out) {
    Found alias = find(attribute);
    if (alias == null) {
      return false;
    }
    put('#', alias, out);
    return true;
  }

  private static void put(char sigil, Found alias, AsmBuffer out) {
    out.put(sigil).put(alias.text);
    if (alias.number > 0) {
      out.putDecimal(alias.number);
    }
  }

  /**
   * Prints the definitions, one per line.
   *
   * @param deferrable whether to print those that may be defined after the operations, or the
   *     others
   * @param afterEach is run after each line
   */
  public void printDefinitions(UniquedPrinter texts, boolean deferrable, Runnable afterEach) {
    AsmBuffer out = texts.out();
    for (Found alias : inOrder) {
      if (alias.deferrable != deferrable) {
        continue;
      }
      put(alias.symbol instanceof Type ? '!' : '#', alias, out);
      out.put(" = ");
      if (alias.symbol instanceof Type type) {
        texts.attributes().printTypeBody(type);
        alias.isDefined = true;
      } else if (alias.symbol instanceof Attribute attribute) {
        texts.attributes().printAttributeBody(attribute);
      }
      out.put('\n');
      afterEach.run();
    }
  }
}
