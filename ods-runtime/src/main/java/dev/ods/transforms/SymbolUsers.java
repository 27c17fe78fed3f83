// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.ir.Operation;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUses;
import dev.ods.verify.Symbols;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which operations refer to each symbol (MLIR's {@code SymbolUserMap}). */
final class SymbolUsers {
  private SymbolUsers() {}

  /** The users of the symbols of an operation and of the tables nested in it. */
  static Map<Operation, List<Operation>> of(Operation root) {
    SymbolTableCollection tables = new SymbolTableCollection();
    Map<Operation, Set<Operation>> users = new LinkedHashMap<>();
    Symbols.walkTables(
        root,
        false,
        (table, visible) ->
            new SymbolUses(
                    (user, reference) -> {
                      for (Operation symbol : tables.lookupAll(table, reference)) {
                        users.computeIfAbsent(symbol, key -> new LinkedHashSet<>()).add(user);
                      }
                    })
                .findInRegionsOf(table));
    Map<Operation, List<Operation>> lists = new LinkedHashMap<>();
    users.forEach((symbol, all) -> lists.put(symbol, List.copyOf(all)));
    return lists;
  }
}
