// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.Operation;
import dev.ods.trait.SymbolTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Operations of one symbol table, and how they refer to a symbol.
 *
 * @param reference how they refer to it; other references may continue this one
 * @param limit the operation in which they are
 * @param isRegions whether the operation itself is not one of them: it is the symbol table
 */
record SymbolScope(SymbolRefAttr reference, Operation limit, boolean isRegions) {
  /**
   * The scopes from which a symbol can be referred to, of an operation and what is nested in it.
   *
   * @throws IllegalArgumentException if the first is no symbol with a name, or is not in the IR of
   *     the other
   */
  static List<SymbolScope> of(Operation symbol, Operation limit) {
    StringAttr name = Symbols.name(symbol);
    if (name == null) {
      throw new IllegalArgumentException("'" + symbol.name() + "' has no name as a symbol");
    }
    Set<Operation> around = new HashSet<>();
    for (Operation up = limit; up != null; up = up.parent()) {
      if (up.equals(symbol)) {
        return ofOwnContent(symbol, name, limit);
      }
      around.add(up);
    }
    Operation common = symbol.parent();
    while (common != null && !around.contains(common)) {
      common = common.parent();
    }
    if (common == null) {
      throw new IllegalArgumentException(
          "'" + symbol.name() + "' and '" + limit.name() + "' are not in the same IR");
    }
    return of(symbol, name, limit, common);
  }

  /** What is in a symbol refers to it by its name, unless a symbol table is between them. */
  private static List<SymbolScope> ofOwnContent(
      Operation symbol, StringAttr name, Operation limit) {
    Operation above = limit.parent();
    Operation table = above == null ? null : Symbols.nearestTable(above);
    return table != null && table.equals(symbol.parent())
        ? List.of(new SymbolScope(SymbolRefAttr.get(name), limit, false))
        : List.of();
  }

  private static List<SymbolScope> of(
      Operation symbol, StringAttr name, Operation limit, Operation common) {
    List<SymbolScope> scopes = new ArrayList<>();
    List<StringAttr> path = new ArrayList<>(List.of(name));
    Operation table = symbol.parent();
    while (table != null) {
      boolean isLast = table.equals(common);
      if (isLast && !common.equals(limit)) {
        // Of all references only that from the common ancestor is used below the limit.
        return List.of(new SymbolScope(reference(path), limit, false));
      }
      if (common.equals(limit)) {
        scopes.add(new SymbolScope(reference(path), table, true));
      }
      StringAttr tableName = Symbols.name(table);
      if (isLast || !table.name().hasTrait(SymbolTable.class) || tableName == null) {
        return common.equals(limit) ? scopes : List.of();
      }
      path.add(0, tableName);
      table = table.parent();
    }
    return List.of();
  }

  private static SymbolRefAttr reference(List<StringAttr> path) {
    return SymbolRefAttr.get(path.get(0), List.copyOf(path.subList(1, path.size())));
  }

  /** Whether a reference is to the symbol or continues such a reference, to what is in it. */
  boolean isMeantBy(SymbolRefAttr other) {
    boolean matches =
        other.root() == reference.root() && other.nestedCount() >= reference.nestedCount();
    for (int i = 0; matches && i < reference.nestedCount(); i++) {
      matches = other.nested(i) == reference.nested(i);
    }
    return matches;
  }

  /** A reference that {@link #isMeantBy}, with another name of the symbol; otherwise null. */
  @Nullable SymbolRefAttr renamed(SymbolRefAttr other, StringAttr name) {
    return isMeantBy(other) ? withName(other, reference.nestedCount(), name) : null;
  }

  /** A reference with another name in a place, of which the root is the first. */
  static SymbolRefAttr withName(SymbolRefAttr other, int index, StringAttr name) {
    List<StringAttr> path = new ArrayList<>();
    path.add(other.root());
    for (int i = 0; i < other.nestedCount(); i++) {
      path.add(other.nested(i));
    }
    path.set(index, name);
    return reference(path);
  }

  /** All references in the scope to the symbol or to what is in it; null if not all are known. */
  @Nullable List<SymbolUses.Use> uses() {
    // As in MLIR, the same reference twice in an operation is one use.
    Set<SymbolUses.Use> uses = new LinkedHashSet<>();
    SymbolUses finder =
        new SymbolUses(
            (user, other) -> {
              if (isMeantBy(other)) {
                uses.add(new SymbolUses.Use(user, other));
              }
            });
    boolean all = isRegions ? finder.findInRegionsOf(limit) : finder.findIn(limit);
    return all ? List.copyOf(uses) : null;
  }
}
