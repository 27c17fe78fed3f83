// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The users of all symbols that are nested in an operation, found in one walk (MLIR's class of the
 * same name): for many symbols, where {@link SymbolUses#of} would walk once for each. Not
 * thread-safe, and valid only while neither symbols nor references change except by {@link
 * #replaceAllUses}.
 */
public final class SymbolUserMap {
  private final SymbolTableCollection tables;
  private final Map<Operation, Set<Operation>> users = new HashMap<>();

  private SymbolUserMap(SymbolTableCollection tables) {
    this.tables = tables;
  }

  /**
   * The users that are nested in an operation.
   *
   * @param tables by which references are looked up; must be valid as long as the map
   * @param root the operation, a symbol table or one that holds some
   * @return null if an operation is neither registered nor of a registered dialect and might be a
   *     symbol table: then not all references are known
   */
  public static @Nullable SymbolUserMap of(SymbolTableCollection tables, Operation root) {
    SymbolUserMap map = new SymbolUserMap(tables);
    boolean[] isKnown = {true};
    Symbols.walkTables(
        root,
        false,
        (table, allUsesVisible) -> isKnown[0] = isKnown[0] && map.addUsersIn(table.keep()));
    return isKnown[0] ? map : null;
  }

  private boolean addUsersIn(Operation table) {
    SymbolUses uses = new SymbolUses((user, reference) -> add(table, user, reference));
    for (Block block : table.region(0).blocks()) {
      for (Operation op : block.operations()) {
        if (!uses.findIn(op)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Also of what comes before a name that does not resolve. */
  private void add(Operation table, Operation user, SymbolRefAttr reference) {
    Symbols.resolve(
        table,
        reference,
        (in, name) -> {
          Operation symbol = tables.lookup(in, name);
          if (symbol != null) {
            users.computeIfAbsent(symbol, unused -> new LinkedHashSet<>()).add(user.keep());
          }
          return symbol;
        });
  }

  /**
   * The operations that refer to a symbol, or to what is in it, each once, in the order of the
   * walk; empty also for what is no symbol of the operation.
   */
  public List<Operation> users(Operation symbol) {
    return List.copyOf(users.getOrDefault(symbol, Set.of()));
  }

  /** Whether no operation refers to a symbol, or to what is in it. */
  public boolean useEmpty(Operation symbol) {
    return !users.containsKey(symbol);
  }

  /**
   * Lets the users of a symbol refer to one of another name, as {@link
   * SymbolRenaming#replaceAllUses} does, but without a walk to find them. If the symbol table has a
   * symbol of that name, they are its users from now on.
   *
   * @throws IllegalArgumentException as that method
   * @throws UnsupportedOperationException as that method
   */
  public void replaceAllUses(Operation symbol, String newName) {
    Set<Operation> found = users.getOrDefault(symbol, Set.of());
    for (Operation user : found) {
      SymbolRenaming.replaceAllUses(symbol, newName, user);
    }
    Operation table = symbol.parent();
    Operation other =
        found.isEmpty() || table == null
            ? symbol
            : tables.lookup(table, StringAttr.get(symbol.context(), newName));
    if (!symbol.equals(other)) {
      users.remove(symbol);
      if (other != null) {
        users.computeIfAbsent(other, unused -> new LinkedHashSet<>()).addAll(found);
      }
    }
  }
}
