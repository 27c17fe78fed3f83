// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Caches symbol tables for many lookups: each is read once, on first use. Not thread-safe, and
 * valid only while no symbol is added, renamed or erased; {@link #invalidate} discards a table.
 */
public final class SymbolTableCollection {
  private final Map<Operation, Map<StringAttr, Operation>> tables = new HashMap<>();

  /** An empty collection. */
  public SymbolTableCollection() {}

  /** The symbol of this name directly in a symbol table, or null. */
  public @Nullable Operation lookup(Operation table, StringAttr name) {
    return tables.computeIfAbsent(table, SymbolTableCollection::read).get(name);
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

  private static Map<StringAttr, Operation> read(Operation table) {
    Map<StringAttr, Operation> symbols = new HashMap<>();
    Block body = table.region(0).first();
    if (body != null) {
      for (Operation operation : body.operations()) {
        StringAttr name = Symbols.name(operation);
        if (name != null) {
          symbols.putIfAbsent(name, operation);
        }
      }
    }
    return symbols;
  }
}
