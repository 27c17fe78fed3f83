// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.control.CallOpInterface;
import dev.ods.ir.Operation;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUses;
import dev.ods.verify.Symbols;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which operations refer to each symbol (MLIR's {@code SymbolUserMap}). */
final class SymbolUsers {
  private final SymbolTableCollection tables = new SymbolTableCollection();

  /** An operation is here as often as it refers to the symbol. */
  private final Map<Operation, List<Operation>> users = new HashMap<>();

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
                    users.computeIfAbsent(symbol, key -> new ArrayList<>()).add(user);
                  }
                })
            .findInRegionsOf(table);
  }

  /**
   * The calls of a function, if nothing else refers to it.
   *
   * @return null if something else does or may, such as what is nested in an operation whose
   *     dialect is not loaded, a call of another function, or another attribute of a call
   */
  @Nullable List<Operation> onlyCalls(Operation function) {
    List<Operation> found = users.getOrDefault(function, List.of());
    boolean areCalls =
        new HashSet<>(found).size() == found.size()
            && found.stream().allMatch(user -> calls(user, function));
    return allKnown && areCalls ? List.copyOf(found) : null;
  }

  private boolean calls(Operation user, Operation function) {
    CallOpInterface call = user.as(CallOpInterface.class);
    return call != null && function.equals(call.resolveCallable(tables));
  }
}
