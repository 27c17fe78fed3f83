// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.alias;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.NoneType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Location;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.AsmAlias;
import dev.ods.text.OpAsmDialectInterface;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.buffer.Names;
import dev.ods.text.form.DialectHooks;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds out which of the types and attributes that will be printed get an alias, in MLIR's order:
 * those that the builtin dialect ({@link DialectHooks}), other dialects, or they themselves name.
 *
 * <p>An alias must be defined after those that it contains, so each is given a depth. It may be
 * defined after the operations if all references to it can be resolved later by the parser, as
 * those of the locations of operations can.
 */
public final class AliasVisitor {
  /** The characters that the name of an alias may contain in addition to letters and digits. */
  private static final String PUNCTUATION = "$_-";

  private final OpAsmDialectInterface[] dialects;

  /**
   * Whether {@linkplain #isSimple simple} types and attributes may have an alias, as some dialect
   * may name them.
   */
  private final boolean anyAlias;

  private final FoundTable found = new FoundTable();

  /** Those with an alias, in the order of their first visit. */
  private List<Found> named = new ArrayList<>();

  /** The names that were given, with the characters replaced that no alias may contain. */
  private final Map<String, String> sanitized = new HashMap<>();

  private final AliasParts parts = new AliasParts();

  /**
   * @param dialects those that may name aliases, in the order in which they are called
   */
  public AliasVisitor(Collection<OpAsmDialectInterface> dialects) {
    this.dialects = dialects.toArray(new OpAsmDialectInterface[0]);
    this.anyAlias = dialects.size() > 1;
  }

  /** A visited type or attribute. */
  static final class Found {
    final Uniqued symbol;

    /** The name of its alias, without number; null if it has none. */
    final @Nullable String name;

    /**
     * 0 if neither it nor a nested one has an alias; otherwise one more than the depth of the
     * nested ones.
     */
    int depth;

    boolean deferrable;

    /** Whether the alias has been defined in the output; that of a type is not used before. */
    boolean isDefined;

    /** The name of its alias, with {@link #number} behind it unless that is 0. */
    String text = "";

    int number;

    /** Those that a later visit can make not deferrable; null if there are none. */
    private @Nullable List<Found> parts;

    Found(Uniqued symbol, @Nullable String name, boolean deferrable) {
      this.symbol = symbol;
      this.name = name;
      this.depth = name == null ? 0 : 1;
      this.deferrable = deferrable;
    }

    private void add(Found part) {
      if (parts == null) {
        parts = new ArrayList<>(1);
      }
      parts.add(part);
    }
  }

  /** The visited types and attributes. */
  FoundTable found() {
    return found;
  }

  /** Takes those with an alias, in the order of their first visit. */
  List<Found> takeNamed() {
    List<Found> taken = named;
    named = new ArrayList<>();
    return taken;
  }

  /** Visits a type that will be printed. */
  void visit(@Nullable Type type) {
    if (type != null && !isPlain(type)) {
      visit(type, false);
    }
  }

  /** Visits an attribute that will be printed. */
  void visit(@Nullable Attribute attribute) {
    if (attribute != null && !isPlain(attribute)) {
      visit(attribute, false);
    }
  }

  /** Visits a location that may be defined after its use. */
  void visitDeferrable(Location location) {
    visit(location, true);
  }

  /** Whether neither the type or attribute itself nor a nested one can have an alias. */
  private boolean isPlain(Uniqued symbol) {
    return !anyAlias && isSimple(symbol);
  }

  /** Only saves time: what it does not tell is visited, and found to be without an alias. */
  private static boolean isSimple(Uniqued symbol) {
    return symbol instanceof IntegerType
        || symbol instanceof IntegerAttr
        || symbol instanceof FloatType
        || symbol instanceof IndexType
        || symbol instanceof FloatAttr
        || symbol instanceof UnitAttr
        || symbol instanceof DenseArrayAttr
        || symbol instanceof NoneType
        || symbol instanceof SymbolRefAttr
        || (symbol instanceof StringAttr string && string.type() == null);
  }

  /** Visits a type or an attribute, and what it consists of, to any depth. */
  private void visit(Uniqued root, boolean deferrable) {
    Visit visit = begin(root, deferrable, null);
    while (visit != null) {
      Uniqued part = visit.nextPart();
      if (part == null) {
        visit = end(visit);
      } else if (!isPlain(part)) {
        visit = begin(part, deferrable, visit);
      }
    }
  }

  /**
   * Begins with a type or an attribute.
   *
   * @param outer the visit of which it is a part, or null
   * @return the visit to go on with: that of the symbol, or {@code outer} if that is finished
   */
  private @Nullable Visit begin(Uniqued symbol, boolean deferrable, @Nullable Visit outer) {
    Found known = found.get(symbol);
    if (known == null) {
      Found added = new Found(symbol, aliasName(symbol), deferrable);
      found.add(added);
      if (added.name != null) {
        named.add(added);
      }
      Uniqued[] nested = parts.of(symbol);
      if (nested.length > 0) {
        return new Visit(added, nested, outer);
      }
      known = added;
    }
    if (!deferrable) {
      mustPrecede(known);
    }
    if (outer != null) {
      outer.add(known);
    }
    return outer;
  }

  private static @Nullable Visit end(Visit visit) {
    Found found = visit.found;
    if (visit.depth > 0) {
      found.depth = visit.depth + 1;
    }
    if (visit.outer != null) {
      visit.outer.add(found);
    }
    return visit.outer;
  }

  /** A type or an attribute some parts of which are still to be visited. */
  private static final class Visit {
    final Found found;
    final @Nullable Visit outer;
    private final Uniqued[] parts;
    private int next;

    /** The greatest depth of the parts visited so far. */
    int depth;

    Visit(Found found, Uniqued[] parts, @Nullable Visit outer) {
      this.found = found;
      this.parts = parts;
      this.outer = outer;
    }

    @Nullable Uniqued nextPart() {
      return next < parts.length ? parts[next++] : null;
    }

    void add(Found part) {
      depth = Math.max(depth, part.depth);
      if (found.deferrable) {
        found.add(part);
      }
    }
  }

  private static void mustPrecede(Found alias) {
    if (!alias.deferrable) {
      return;
    }
    Deque<Found> waiting = new ArrayDeque<>();
    waiting.push(alias);
    while (!waiting.isEmpty()) {
      Found next = waiting.pop();
      if (next.deferrable) {
        next.deferrable = false;
        if (next.parts != null) {
          next.parts.forEach(waiting::push);
        }
      }
    }
  }

  private @Nullable String aliasName(Uniqued symbol) {
    AsmAlias alias = DialectHooks.ownAlias(symbol);
    for (OpAsmDialectInterface dialect : dialects) {
      if (alias != null && alias.isFinal()) {
        break;
      }
      AsmAlias given =
          symbol instanceof Attribute attribute
              ? dialect.alias(attribute)
              : dialect.alias((Type) symbol);
      alias = given != null ? given : alias;
    }
    if (alias == null) {
      return null;
    }
    return sanitized.computeIfAbsent(alias.name(), AliasVisitor::sanitize);
  }

  private static String sanitize(String name) {
    AsmBuffer text = new AsmBuffer();
    Names.putSanitized(name, PUNCTUATION, text);
    return text.toString();
  }
}
