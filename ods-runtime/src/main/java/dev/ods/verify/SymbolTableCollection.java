// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Caches symbol tables for many lookups: each is read once, on first use. Not thread-safe, and
 * valid only while no symbol is added, renamed or erased except through {@link #indexOf}; {@link
 * #invalidate} discards a table.
 */
public final class SymbolTableCollection {
  private final Map<Operation, SymbolTableIndex> tables = new HashMap<>();

  /** An empty collection. */
  public SymbolTableCollection() {}

  /** The symbol of this name directly in a symbol table, or null. */
  public @Nullable Operation lookup(Operation table, StringAttr name) {
    return read(table).lookup(name);
  }

  /**
   * The symbol of this name directly in a symbol table, or null. Each name that is looked up stays
   * in the context, as a {@link StringAttr}, also if there is no such symbol.
   */
  public @Nullable Operation lookup(Operation table, String name) {
    return read(table).lookup(name);
  }

  /**
   * The symbols of a symbol table, to which further ones may be added, and which may be renamed and
   * erased through it: the collection stays valid.
   *
   * @throws IllegalArgumentException if the operation is no symbol table with a block
   */
  public SymbolTableIndex indexOf(Operation table) {
    Symbols.bodyToInsertInto(table);
    return read(table);
  }

  /** The symbol to which a reference resolves within a symbol table, or null. */
  public @Nullable Operation lookup(Operation table, SymbolRefAttr reference) {
    return Symbols.resolve(table, reference, this::lookup);
  }

  /**
   * The symbols that the components of a reference resolve to within a symbol table, in order;
   * empty if one of them does not resolve.
   */
  public List<Operation> lookupAll(Operation table, SymbolRefAttr reference) {
    List<Operation> found = new ArrayList<>();
    Operation last =
        Symbols.resolve(
            table,
            reference,
            (in, name) -> {
              Operation symbol = lookup(in, name);
              if (symbol != null) {
                found.add(symbol);
              }
              return symbol;
            });
    return last == null ? List.of() : found;
  }

  /** The symbol to which a reference resolves from the nearest symbol table, or null. */
  public @Nullable Operation lookupNearest(Operation from, SymbolRefAttr reference) {
    Operation table = Symbols.nearestTable(from);
    return table == null ? null : lookup(table, reference);
  }

  /** Discards the cached contents of a symbol table. */
  public void invalidate(Operation table) {
    tables.remove(table);
  }

  private SymbolTableIndex read(Operation table) {
    SymbolTableIndex known = tables.get(table);
    if (known == null) {
      // Under its own handle, as the caller's may be lent to it for one call of a hook only.
      known = new SymbolTableIndex(table);
      tables.put(known.operation(), known);
    }
    return known;
  }
}
