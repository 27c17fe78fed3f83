// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Looks up many symbols: reads each symbol table once, when it is first asked about. Not
 * thread-safe, and good only as long as no symbol is added, renamed or erased; {@link #invalidate}
 * makes it read a table again.
 */
public final class SymbolTableCollection {
  private final Map<Operation, Map<StringAttr, Operation>> tables = new HashMap<>();

  /** A collection that has read nothing yet. */
  public SymbolTableCollection() {}

  /** The symbol of this name directly in a symbol table, or null. */
  public @Nullable Operation lookup(Operation table, StringAttr name) {
    return tables.computeIfAbsent(table, SymbolTableCollection::read).get(name);
  }

  /** The symbol that a reference names from within a symbol table, or null. */
  public @Nullable Operation lookup(Operation table, SymbolRefAttr reference) {
    return Symbols.resolve(table, reference, this::lookup);
  }

  /** The symbol that a reference names, seen from the nearest symbol table, or null. */
  public @Nullable Operation lookupNearest(Operation from, SymbolRefAttr reference) {
    Operation table = Symbols.nearestTable(from);
    return table == null ? null : lookup(table, reference);
  }

  /** Forgets what was read of a symbol table. */
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
