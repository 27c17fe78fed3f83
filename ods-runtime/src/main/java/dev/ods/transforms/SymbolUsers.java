// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.control.CallOpInterface;
import dev.ods.ir.Operation;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUses;
import dev.ods.verify.Symbols;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which operations refer to each symbol (MLIR's {@code SymbolUserMap}). */
final class SymbolUsers {
  private final SymbolTableCollection tables = new SymbolTableCollection();
  private final Map<Operation, Set<Operation>> users = new HashMap<>();
  private boolean allKnown = true;

  /** The users of the symbols of an operation and of the tables nested in it. */
  SymbolUsers(Operation root) {
    Symbols.walkTables(root, false, (table, visible) -> find(table));
  }

  private void find(Operation table) {
    allKnown &=
        new SymbolUses(
                (user, reference) -> {
                  for (Operation symbol : tables.lookupAll(table, reference)) {
                    users.computeIfAbsent(symbol, key -> new LinkedHashSet<>()).add(user);
                  }
                })
            .findInRegionsOf(table);
  }

  /**
   * The calls of a function, if nothing else refers to it.
   *
   * @return null if something else does or may, such as what is nested in an operation whose
   *     dialect is not loaded, or a call of another function
   */
  @Nullable List<Operation> onlyCalls(Operation function) {
    Set<Operation> found = users.getOrDefault(function, Set.of());
    return allKnown && found.stream().allMatch(user -> calls(user, function))
        ? List.copyOf(found)
        : null;
  }

  private boolean calls(Operation user, Operation function) {
    CallOpInterface call = user.as(CallOpInterface.class);
    return call != null && function.equals(call.resolveCallable(tables));
  }
}
