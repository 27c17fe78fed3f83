// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.StringAttr;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The symbols of one symbol table by their names, for passes that add, rename and erase many of
 * them (MLIR's class {@code SymbolTable}). It is read once; the time for each change does not
 * depend on the size of the table, but for {@link #rename(Operation, String)}. Not thread-safe, and
 * valid only while symbols are added, renamed and erased through it.
 */
public final class SymbolTableIndex {
  private final Operation table;
  private final Map<StringAttr, Operation> symbols = new HashMap<>();

  /** The next number behind a name that is taken; as in MLIR, one sequence for all names. */
  private int nextNumber;

  /** Reads a table, of which less is demanded than of one to which symbols are added. */
  SymbolTableIndex(Operation table) {
    this.table = table.keep();
    Block body = table.region(0).first();
    if (body != null) {
      for (Operation operation : body.operations()) {
        StringAttr name = Symbols.name(operation);
        if (name != null) {
          symbols.putIfAbsent(name, operation);
        }
      }
    }
  }

  /**
   * Reads a symbol table. Of several symbols of one name, which verification refuses, it has the
   * first.
   *
   * @throws IllegalArgumentException if the operation is no symbol table with a block
   */
  public static SymbolTableIndex of(Operation table) {
    Symbols.bodyToInsertInto(table);
    return new SymbolTableIndex(table);
  }

  /** The symbol table. */
  public Operation operation() {
    return table;
  }

  /**
   * The symbol of this name directly in the table, or null. Each name that is looked up stays in
   * the context, as a {@link StringAttr}, also if there is no such symbol.
   */
  public @Nullable Operation lookup(String name) {
    return lookup(StringAttr.get(table.context(), name));
  }

  /** The symbol of this name directly in the table, or null. */
  public @Nullable Operation lookup(StringAttr name) {
    return symbols.get(name);
  }

  /**
   * Adds a symbol: one that is in no block is inserted at the end of the table, before its
   * terminator if it has one; one that is in the table already stays where it is. If another symbol
   * has its name, it is given a name with a number behind that none has, such as {@code f_0}. As in
   * MLIR, numbers are not tried again: the next name that is taken may become {@code g_1}.
   *
   * @return the name that it has then
   * @throws IllegalArgumentException if it is no symbol with a name, or in another operation, or of
   *     another arena; then nothing has changed
   */
  public StringAttr insert(Operation symbol) {
    StringAttr wanted = Symbols.requireName(symbol);
    if (symbol.block() == null) {
      Symbols.append(Symbols.bodyToInsertInto(table), symbol);
    }
    return add(symbol, wanted);
  }

  /**
   * Adds a symbol that is in no block, before an operation of the table; otherwise as {@link
   * #insert(Operation)}.
   *
   * @throws IllegalArgumentException as that method, and if {@code next} is not directly in the
   *     table; then nothing has changed
   */
  public StringAttr insertBefore(Operation next, Operation symbol) {
    StringAttr wanted = Symbols.requireName(symbol);
    Block block = next.block();
    if (block == null || !table.equals(next.parent())) {
      throw new IllegalArgumentException(
          "'" + next.name() + "' is not in the symbol table: insert before an operation that is");
    }
    if (symbol.block() == null) {
      block.insertBefore(next, symbol);
    }
    return add(symbol, wanted);
  }

  private StringAttr add(Operation symbol, StringAttr wanted) {
    requireInTable(symbol);
    Operation other = symbols.putIfAbsent(wanted, symbol.keep());
    if (other == null || other.equals(symbol)) {
      return wanted;
    }
    StringAttr name;
    do {
      name = StringAttr.get(table.context(), wanted.value() + "_" + nextNumber++);
    } while (symbols.putIfAbsent(name, symbol.keep()) != null);
    symbol.setAttribute(Symbols.NAME, name);
    return name;
  }

  private void requireInTable(Operation symbol) {
    if (!table.equals(symbol.parent())) {
      throw new IllegalArgumentException(
          "'" + symbol.name() + "' is not in the symbol table: remove it from its block first");
    }
  }

  /**
   * Forgets a symbol, which stays where it is, so that its name may be given to another; does
   * nothing if another has its name. Call it before you move a symbol out of the table.
   *
   * @throws IllegalArgumentException if it is no symbol with a name in the table
   */
  public void remove(Operation symbol) {
    StringAttr name = Symbols.requireName(symbol);
    requireInTable(symbol);
    if (symbol.equals(symbols.get(name))) {
      symbols.remove(name);
    }
  }

  /**
   * Forgets a symbol and erases it.
   *
   * @throws IllegalArgumentException if it is no symbol with a name in the table
   */
  public void erase(Operation symbol) {
    remove(symbol);
    symbol.erase();
  }

  /**
   * Gives a symbol another name, also in all references from within the table, for which it walks
   * the whole table: {@link SymbolRenaming#rename}.
   *
   * @return false if an operation is neither registered nor of a registered dialect and might be a
   *     symbol table; then nothing has changed
   * @throws IllegalArgumentException if it is no symbol of the table, or the name is empty, or that
   *     of another symbol, or an attribute with a reference refuses the new one; then nothing has
   *     changed
   * @throws UnsupportedOperationException if an attribute with a reference does not say how to
   *     replace its parts; then, too, nothing has changed
   */
  public boolean rename(Operation symbol, String newName) {
    StringAttr from = Symbols.requireName(symbol);
    StringAttr to = requireFree(symbol, newName);
    if (!SymbolRenaming.replaceAllUses(symbol, newName, table)) {
      return false;
    }
    Symbols.setName(symbol, newName);
    move(symbol, from, to);
    return true;
  }

  /**
   * Gives a symbol another name, also in all references that a map knows, in time that depends on
   * their number only. These include references from around the table, by its own name.
   *
   * @param users of the symbols of an operation with this table, by the collection of which this is
   *     {@linkplain SymbolTableCollection#indexOf the index}; valid afterwards
   * @throws IllegalArgumentException if the map is of another collection, or as {@link
   *     #rename(Operation, String)}; then nothing has changed
   * @throws UnsupportedOperationException as that method; then, too, nothing has changed
   */
  public void rename(Operation symbol, String newName, SymbolUserMap users) {
    if (users.tables().indexOf(table) != this) {
      throw new IllegalArgumentException(
          "the map is of other symbol tables: take this one from its SymbolTableCollection");
    }
    StringAttr from = Symbols.requireName(symbol);
    StringAttr to = requireFree(symbol, newName);
    // Under both names, so that the map finds it before and after the references change.
    boolean isNew = symbols.putIfAbsent(to, symbol.keep()) == null;
    boolean isDone = false;
    try {
      users.replaceAllUses(symbol, newName);
      isDone = true;
    } finally {
      if (!isDone && isNew) {
        symbols.remove(to);
      }
    }
    Symbols.setName(symbol, newName);
    move(symbol, from, to);
  }

  private StringAttr requireFree(Operation symbol, String name) {
    requireInTable(symbol);
    StringAttr wanted = SymbolRenaming.nameOf(symbol, name);
    Operation other = symbols.get(wanted);
    if (other != null && !other.equals(symbol)) {
      throw SymbolRenaming.taken(name);
    }
    return wanted;
  }

  private void move(Operation symbol, StringAttr from, StringAttr to) {
    if (symbol.equals(symbols.get(from))) {
      symbols.remove(from);
    }
    symbols.put(to, symbol.keep());
  }
}
