// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.replace.AttrTypeReplacer;
import dev.ods.replace.OperationPart;
import dev.ods.replace.Replacement;
import dev.ods.trait.SymbolTable;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Changes the names of symbols together with the references to them. */
public final class SymbolRenaming {
  private SymbolRenaming() {}

  /**
   * Lets all references to a symbol, from an operation and what is nested in it, refer to one of
   * another name, and so those that continue with what is in the symbol (MLIR's {@code
   * SymbolTable::replaceAllSymbolUses}). The symbol itself keeps its name.
   *
   * @return false if an operation is neither registered nor of a registered dialect and might be a
   *     symbol table; then nothing has changed
   * @throws IllegalArgumentException if the first has no name, or is not in the IR of the other, or
   *     the name is empty, or an attribute with a reference refuses the new one; then nothing has
   *     changed
   * @throws UnsupportedOperationException if an attribute does not say how to replace its parts;
   *     then, too, nothing has changed
   */
  public static boolean replaceAllUses(Operation symbol, String newName, Operation from) {
    StringAttr name = nameOf(symbol, newName);
    Map<SymbolScope, List<SymbolUses.Use>> found = new LinkedHashMap<>();
    for (SymbolScope scope : SymbolScope.of(symbol, from)) {
      List<SymbolUses.Use> uses = scope.uses();
      if (uses == null) {
        return false;
      }
      found.put(scope, uses);
    }
    Map<SymbolScope, AttrTypeReplacer> replacers = new LinkedHashMap<>();
    found.forEach((scope, uses) -> replacers.put(scope, replacer(scope, uses, name)));
    found.forEach(
        (scope, uses) -> {
          AttrTypeReplacer replacer = Objects.requireNonNull(replacers.get(scope));
          uses.forEach(use -> replacer.replaceIn(use.user(), EnumSet.of(OperationPart.ATTRIBUTES)));
        });
    return true;
  }

  static StringAttr nameOf(Operation symbol, String name) {
    if (name.isEmpty()) {
      throw new IllegalArgumentException("references need a name: give one that is not empty");
    }
    return StringAttr.get(symbol.context(), name);
  }

  /** What renames the symbol; it has seen all attributes, so that it can refuse none later. */
  private static AttrTypeReplacer replacer(
      SymbolScope scope, List<SymbolUses.Use> uses, StringAttr name) {
    AttrTypeReplacer replacer = replacer(reference -> scope.renamed(reference, name));
    uses.forEach(use -> rehearse(replacer, use.user()));
    return replacer;
  }

  /** What replaces references; those stay for which there is no other one. */
  static AttrTypeReplacer replacer(Function<SymbolRefAttr, @Nullable SymbolRefAttr> other) {
    AttrTypeReplacer replacer = new AttrTypeReplacer();
    replacer.add(
        SymbolRefAttr.class,
        reference -> {
          SymbolRefAttr renamed = other.apply(reference);
          return Replacement.whole(renamed == null ? reference : renamed);
        });
    return replacer;
  }

  /** Shows a replacer the attributes of an operation, which it then cannot refuse later. */
  static void rehearse(AttrTypeReplacer replacer, Operation user) {
    Attribute raw = user.rawProperties();
    replacer.replace(raw == null ? user.properties() : raw);
    replacer.replace(user.discardableAttributes());
  }

  /**
   * Gives a symbol another name, in its symbol table and in all references from within that (MLIR's
   * {@code SymbolTable::rename}). References from around the table, by its own name, are not
   * changed: {@link #replaceAllUses} from there does this before.
   *
   * @return false if an operation is neither registered nor of a registered dialect and might be a
   *     symbol table; then nothing has changed
   * @throws IllegalArgumentException if the first is no symbol of a symbol table, or the name is
   *     empty, or that of another symbol of the table, or an attribute with a reference refuses the
   *     new one; then nothing has changed
   * @throws UnsupportedOperationException as {@link #replaceAllUses}; then, too, nothing has
   *     changed
   */
  public static boolean rename(Operation symbol, String newName) {
    Operation table = tableOf(symbol);
    Operation other = Symbols.lookup(table, nameOf(symbol, newName));
    if (other != null && !other.equals(symbol)) {
      throw taken(newName);
    }
    if (!replaceAllUses(symbol, newName, table)) {
      return false;
    }
    Symbols.setName(symbol, newName);
    return true;
  }

  static IllegalArgumentException taken(String name) {
    return new IllegalArgumentException(
        "the table has a symbol '" + name + "' already: choose a name of which it has none");
  }

  private static Operation tableOf(Operation symbol) {
    Symbols.requireSymbol(symbol);
    Operation table = symbol.parent();
    if (table == null
        || !table.name().hasTrait(SymbolTable.class)
        || Symbols.name(symbol) == null) {
      throw new IllegalArgumentException(
          "'" + symbol.name() + "' is no symbol with a name in a symbol table");
    }
    return table;
  }

  /**
   * Gives a symbol the name with the least number behind, such as {@code f_0}, that none of its own
   * symbol table and of some others has (MLIR's {@code SymbolTable::renameToUnique}); as {@link
   * #rename}.
   *
   * @param others the other symbol tables
   * @return the new name; null where {@link #rename} returns false
   * @throws IllegalArgumentException if the first is no symbol of a symbol table, or one of the
   *     others is none, or an attribute with a reference refuses the new one; then nothing has
   *     changed
   * @throws UnsupportedOperationException as {@link #replaceAllUses}; then, too, nothing has
   *     changed
   */
  public static @Nullable StringAttr renameToUnique(
      Operation symbol, Collection<Operation> others) {
    Set<StringAttr> taken = Symbols.namesIn(tableOf(symbol));
    others.forEach(table -> taken.addAll(Symbols.namesIn(table)));
    StringAttr name;
    String prefix = Objects.requireNonNull(Symbols.name(symbol)).value() + "_";
    int number = 0;
    do {
      name = nameOf(symbol, prefix + number++);
    } while (taken.contains(name));
    return rename(symbol, name.value()) ? name : null;
  }
}
