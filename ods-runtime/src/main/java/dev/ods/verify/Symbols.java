// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.trait.SymbolOpInterface;
import dev.ods.trait.SymbolTable;
import dev.ods.trait.Terminator;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Names of symbols and uncached lookups, as the static methods of MLIR's class {@code SymbolTable}.
 * To look up many symbols, use a {@link SymbolTableCollection}; to insert or rename many, a {@link
 * SymbolTableIndex}.
 */
public final class Symbols {
  /** The attribute that holds the name of a symbol. */
  public static final String NAME = "sym_name";

  /** The attribute that holds the visibility of a symbol; absent means public. */
  public static final String VISIBILITY = "sym_visibility";

  /** How long the numbers in unique names may be: a block has fewer operations. */
  private static final int MOST_DIGITS = 9;

  private Symbols() {}

  /** Who may refer to a symbol. */
  public enum Visibility {
    /** Anyone, also from outside of the IR. */
    PUBLIC,
    /** Whoever is in the symbol table. */
    PRIVATE,
    /** Whoever is in the IR. */
    NESTED
  }

  /** The name of an operation that is a symbol, or null. */
  public static @Nullable StringAttr name(Operation operation) {
    return operation.attribute(NAME) instanceof StringAttr name ? name : null;
  }

  /** Whether an operation defines a symbol: one whose name is optional only if it has one. */
  public static boolean isSymbol(Operation operation) {
    if (!operation.name().hasInterface(SymbolOpInterface.class)) {
      return false;
    }
    SymbolOpInterface symbol = operation.as(SymbolOpInterface.class);
    return symbol != null && (!symbol.isOptionalSymbol() || name(operation) != null);
  }

  /**
   * Sets the name of a symbol. References to it keep the old one.
   *
   * @throws IllegalArgumentException if the operation is registered and defines no symbol, or the
   *     name is empty, which references cannot have
   */
  public static void setName(Operation symbol, String name) {
    requireSymbol(symbol);
    if (name.isEmpty()) {
      throw new IllegalArgumentException("references need a name: give one that is not empty");
    }
    symbol.setAttribute(NAME, StringAttr.get(symbol.context(), name));
  }

  static void requireSymbol(Operation op) {
    if (op.name().isRegistered() && !op.name().hasInterface(SymbolOpInterface.class)) {
      throw new IllegalArgumentException(
          "'" + op.name() + "' defines no symbol: give it the trait Symbol");
    }
  }

  /** The visibility of a symbol; public if the attribute is absent or invalid. */
  public static Visibility visibility(Operation symbol) {
    SymbolOpInterface known = symbol.as(SymbolOpInterface.class);
    return known == null ? visibility(symbol, null) : visibility(known);
  }

  /** The visibility of a symbol; public if the attribute is absent or invalid. */
  static Visibility visibility(SymbolOpInterface symbol) {
    return visibility(symbol.operation(), symbol.ownVisibility());
  }

  private static Visibility visibility(Operation symbol, @Nullable String own) {
    String written =
        symbol.attribute(VISIBILITY) instanceof StringAttr word ? word.value() : "public";
    return switch (own == null ? written : own) {
      case "private" -> Visibility.PRIVATE;
      case "nested" -> Visibility.NESTED;
      default -> Visibility.PUBLIC;
    };
  }

  /** Sets the visibility of a symbol. */
  public static void setVisibility(Operation symbol, Visibility visibility) {
    Context context = symbol.context();
    switch (visibility) {
      case PUBLIC -> symbol.removeAttribute(VISIBILITY);
      case PRIVATE -> symbol.setAttribute(VISIBILITY, StringAttr.get(context, "private"));
      case NESTED -> symbol.setAttribute(VISIBILITY, StringAttr.get(context, "nested"));
    }
  }

  /**
   * The operation itself if it is a symbol table, or else the nearest enclosing one. Null if there
   * is none, or if an unregistered operation with one region, which might be a symbol table, is
   * nearer.
   */
  public static @Nullable Operation nearestTable(Operation from) {
    Operation up = from;
    while (up != null && !isUnknownTable(up)) {
      if (up.name().hasTrait(SymbolTable.class)) {
        return up;
      }
      up = up.parent();
    }
    return null;
  }

  /**
   * Whether an operation might be a symbol table: it has one region, and neither it nor its dialect
   * is registered.
   */
  static boolean isUnknownTable(Operation operation) {
    return isUnknownTable(operation.name(), operation.regionCount());
  }

  /**
   * Whether an operation is unregistered and, by its number of regions, might be a symbol table.
   */
  static boolean isUnknownTable(OperationName name, int regionCount) {
    return regionCount == 1 && !name.isRegistered() && name.dialect() == null;
  }

  /**
   * The symbol of this name directly in a symbol table, or null. Linear in the number of operations
   * in it.
   *
   * @throws IllegalArgumentException if the operation has not one region, as symbol tables have
   */
  public static @Nullable Operation lookup(Operation table, StringAttr name) {
    Block body = bodyOf(table);
    Operation operation = body == null ? null : body.first();
    while (operation != null && name(operation) != name) {
      operation = operation.next();
    }
    return operation;
  }

  /**
   * Inserts a symbol that is in no block at the end of a symbol table, before its terminator if it
   * has one. If the table has another symbol of its name, it is given the name with the least
   * number behind that makes it unique, such as {@code f_0}, as MLIR's {@code SymbolTable::insert}
   * does. Linear in the number of operations in the table: to insert many symbols, use a {@link
   * SymbolTableIndex}.
   *
   * @return the name that it has then
   * @throws IllegalArgumentException if the first is no symbol table with a block, or the second no
   *     symbol with a name, or of another arena; then nothing has changed
   */
  public static StringAttr insert(Operation table, Operation symbol) {
    Block body = bodyToInsertInto(table);
    StringAttr wanted = requireName(symbol);
    StringAttr name = uniqueName(body, wanted);
    append(body, symbol);
    if (name != wanted) {
      symbol.setAttribute(NAME, name);
    }
    return name;
  }

  /** The block of a symbol table, to which symbols are added. */
  static Block bodyToInsertInto(Operation table) {
    Block body = table.name().hasTrait(SymbolTable.class) ? table.region(0).first() : null;
    if (body == null) {
      throw new IllegalArgumentException("'" + table.name() + "' is no symbol table with a block");
    }
    return body;
  }

  /** The name of what must be a symbol with one. */
  static StringAttr requireName(Operation symbol) {
    requireSymbol(symbol);
    StringAttr name = name(symbol);
    if (name == null) {
      throw new IllegalArgumentException("'" + symbol.name() + "' has no name: set it first");
    }
    return name;
  }

  /** Inserts an operation at the end of a block, before its terminator if it has one. */
  static void append(Block body, Operation symbol) {
    Operation last = body.last();
    if (last != null && last.name().hasTrait(Terminator.class)) {
      body.insertBefore(last, symbol);
    } else {
      body.append(symbol);
    }
  }

  /** The name, or, if another symbol has it, the first that none has with a number behind. */
  private static StringAttr uniqueName(Block body, StringAttr wanted) {
    boolean isTaken = false;
    int count = 0;
    for (Operation op = body.first(); op != null; op = op.next()) {
      isTaken |= name(op) == wanted;
      count++;
    }
    if (!isTaken) {
      return wanted;
    }
    String prefix = wanted.value() + "_";
    return StringAttr.get(body.context(), prefix + leastNumber(body, prefix, count));
  }

  /** The least number that no symbol has behind a prefix, of a block with so many operations. */
  private static int leastNumber(Block body, String prefix, int count) {
    // One number below the count is free, so that greater ones, of any size, do not matter.
    BitSet numbers = new BitSet(count);
    for (Operation op = body.first(); op != null; op = op.next()) {
      StringAttr name = name(op);
      if (name != null && name.value().startsWith(prefix)) {
        int number = numberIn(name.value().substring(prefix.length()));
        if (number >= 0 && number < count) {
          numbers.set(number);
        }
      }
    }
    return numbers.nextClearBit(0);
  }

  /** A number that a unique name may end with; -1 if it is none, or greater than they become. */
  private static int numberIn(String digits) {
    boolean isWritten =
        !digits.isEmpty()
            && digits.length() <= MOST_DIGITS
            && digits.chars().allMatch(c -> c >= '0' && c <= '9')
            && (digits.length() == 1 || digits.charAt(0) != '0');
    return isWritten ? Integer.parseInt(digits) : -1;
  }

  private static Set<StringAttr> namesIn(Block body) {
    Set<StringAttr> names = new HashSet<>();
    for (Operation op = body.first(); op != null; op = op.next()) {
      StringAttr name = name(op);
      if (name != null) {
        names.add(name);
      }
    }
    return names;
  }

  /**
   * The names of the symbols directly in a symbol table.
   *
   * @throws IllegalArgumentException if it has not one region
   */
  static Set<StringAttr> namesIn(Operation table) {
    Block body = bodyOf(table);
    return body == null ? new HashSet<>() : namesIn(body);
  }

  private static @Nullable Block bodyOf(Operation table) {
    if (table.regionCount() != 1) {
      throw new IllegalArgumentException("'" + table.name() + "' is no symbol table");
    }
    return table.region(0).first();
  }

  /** The symbol to which a reference resolves within a symbol table, or null. */
  public static @Nullable Operation lookup(Operation table, SymbolRefAttr reference) {
    return resolve(table, reference, Symbols::lookup);
  }

  /** The symbol to which a reference resolves from the nearest symbol table, or null. */
  public static @Nullable Operation lookupNearest(Operation from, SymbolRefAttr reference) {
    Operation table = nearestTable(from);
    return table == null ? null : lookup(table, reference);
  }

  /** Visits symbol tables. */
  @FunctionalInterface
  public interface TableVisitor {
    /**
     * Visits one.
     *
     * @param allUsesVisible whether no operation outside of the one that is walked can refer to the
     *     symbols that are not public
     */
    void visit(Operation table, boolean allUsesVisible);
  }

  /**
   * Visits the symbol tables in an operation, itself included, in post-order. The visitor may erase
   * the one that it visits, and no other.
   *
   * @param allUsesVisible whether nothing outside of the operation can refer to what is in it
   * @throws IllegalStateException if the visitor has erased one that it has not visited
   */
  public static void walkTables(Operation root, boolean allUsesVisible, TableVisitor visitor) {
    List<Operation> tables = tablesIn(root);
    Map<Operation, Boolean> visible = new HashMap<>();
    // Those around a table come after it.
    for (int i = tables.size() - 1; i >= 0; i--) {
      Operation table = tables.get(i);
      boolean around =
          table.equals(root) ? allUsesVisible : visible.getOrDefault(table.parent(), true);
      visible.put(table, around || !isSymbol(table) || visibility(table) == Visibility.PRIVATE);
    }
    for (Operation table : tables) {
      if (table.isErased()) {
        throw new IllegalStateException(
            "a table that was not visited yet was erased: collect others, and erase them after the"
                + " walk");
      }
      visitor.visit(table, Objects.requireNonNull(visible.get(table)));
    }
  }

  /** The symbol tables in an operation, itself included, in post-order. */
  public static List<Operation> tablesIn(Operation root) {
    IrReader reader = IrReader.of(root);
    List<Operation> tables = new ArrayList<>();
    reader.walk(
        IrReader.ref(root),
        WalkOrder.POST,
        op -> {
          if (reader.regionCount(op) != 0 && reader.name(op).hasTrait(SymbolTable.class)) {
            tables.add(reader.operation(op));
          }
          return WalkResult.CONTINUE;
        });
    return tables;
  }

  /** Finds a name directly in a symbol table. */
  interface Lookup {
    @Nullable Operation find(Operation table, StringAttr name);
  }

  /**
   * Resolves a nested reference: each component except the last is a symbol table. Visibility does
   * not matter.
   */
  static @Nullable Operation resolve(Operation table, SymbolRefAttr reference, Lookup lookup) {
    Operation symbol = lookup.find(table, reference.root());
    for (int i = 0; symbol != null && i < reference.nestedCount(); i++) {
      if (!symbol.name().hasTrait(SymbolTable.class)) {
        return null;
      }
      symbol = lookup.find(symbol, reference.nested(i));
    }
    return symbol;
  }

  /** Whether an attribute may be the visibility of a symbol. */
  static boolean isVisibility(Attribute attribute) {
    return attribute instanceof StringAttr word
        && (word.value().equals("public")
            || word.value().equals("private")
            || word.value().equals("nested"));
  }
}
