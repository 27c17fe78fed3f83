// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.replace.AttrTypeReplacer;
import dev.ods.replace.OperationPart;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The users of all symbols that are nested in an operation, found in one walk (MLIR's class of the
 * same name): for many symbols, where {@link SymbolUses#of} would walk once for each. Not
 * thread-safe, and valid only while neither symbols nor references change except by {@link
 * #replaceAllUses} and by {@link SymbolTableIndex#rename(Operation, String, SymbolUserMap)}.
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
    Objects.requireNonNull(tables, "tables");
    SymbolUserMap map = new SymbolUserMap(tables);
    boolean[] isKnown = {true};
    Symbols.walkTables(
        root,
        false,
        (table, allUsesVisible) -> isKnown[0] = isKnown[0] && map.addUsersIn(table.keep()));
    return isKnown[0] ? map : null;
  }

  /** By which references are looked up. */
  SymbolTableCollection tables() {
    return tables;
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

  private void add(Operation table, Operation user, SymbolRefAttr reference) {
    for (Operation symbol : path(table, reference)) {
      users.computeIfAbsent(symbol, unused -> new LinkedHashSet<>()).add(user.keep());
    }
  }

  /** The symbols that the names of a reference mean, up to the first that means none. */
  private List<Operation> path(Operation table, SymbolRefAttr reference) {
    List<Operation> path = new ArrayList<>();
    Symbols.resolve(
        table,
        reference,
        (in, name) -> {
          Operation symbol = tables.lookup(in, name);
          if (symbol != null) {
            path.add(symbol);
          }
          return symbol;
        });
    return path;
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
   * SymbolRenaming#replaceAllUses} does, but without a walk to find them. They are from now on the
   * users, after earlier ones, of what their references then mean: where the symbol table has a
   * symbol of that name, of that one and of what is in it.
   *
   * @throws IllegalArgumentException as that method; then nothing has changed
   * @throws UnsupportedOperationException as that method; then, too, nothing has changed
   */
  public void replaceAllUses(Operation symbol, String newName) {
    StringAttr name = SymbolRenaming.nameOf(symbol, newName);
    List<Operation> found = users(symbol);
    Map<Operation, AttrTypeReplacer> replacers = new HashMap<>();
    for (Operation user : found) {
      SymbolRenaming.rehearse(
          replacers.computeIfAbsent(
              tableAround(user),
              table ->
                  SymbolRenaming.replacer(reference -> renamed(table, reference, symbol, name))),
          user);
    }
    for (Operation user : found) {
      Operation table = tableAround(user);
      Set<Operation> before = symbolsOf(user, table);
      Objects.requireNonNull(replacers.get(table))
          .replaceIn(user, EnumSet.of(OperationPart.ATTRIBUTES));
      move(user, before, symbolsOf(user, table));
    }
  }

  /** The symbol table in which an operation's own references begin. */
  private static Operation tableAround(Operation user) {
    return Objects.requireNonNull(Symbols.nearestTable(Objects.requireNonNull(user.parent())));
  }

  private @Nullable SymbolRefAttr renamed(
      Operation table, SymbolRefAttr reference, Operation symbol, StringAttr name) {
    int at = path(table, reference).indexOf(symbol);
    return at < 0 ? null : SymbolScope.withName(reference, at, name);
  }

  private Set<Operation> symbolsOf(Operation user, Operation table) {
    Set<Operation> symbols = new LinkedHashSet<>();
    new SymbolUses((unused, reference) -> symbols.addAll(path(table, reference))).findOn(user);
    return symbols;
  }

  private void move(Operation user, Set<Operation> before, Set<Operation> after) {
    for (Operation symbol : before) {
      if (!after.contains(symbol)) {
        users.computeIfPresent(
            symbol, (unused, all) -> all.remove(user) && all.isEmpty() ? null : all);
      }
    }
    for (Operation symbol : after) {
      users.computeIfAbsent(symbol, unused -> new LinkedHashSet<>()).add(user);
    }
  }
}
