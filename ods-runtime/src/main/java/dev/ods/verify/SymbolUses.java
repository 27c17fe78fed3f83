// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.AttrTypeWalker;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.Region;
import dev.ods.ir.Uniqued;
import dev.ods.ir.WalkResult;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.trait.SymbolTable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds the references to symbols in the attributes of operations, however deeply they are nested
 * in other attributes and types (MLIR's {@code SymbolTable::getSymbolUses}).
 *
 * <p>An operation without references costs no allocation. Not thread-safe.
 */
public final class SymbolUses {
  private final AttrTypeWalker walker = new AttrTypeWalker(this::visit);
  private final BiConsumer<? super Operation, SymbolRefAttr> action;

  /** Of the operation whose attributes are looked at; null if there is none. */
  private @Nullable IrReader readerOfUser;

  /** That operation. */
  private int user;

  /**
   * For any number of operations.
   *
   * @param action receives each reference, with the operation that has it
   */
  public SymbolUses(BiConsumer<? super Operation, SymbolRefAttr> action) {
    this.action = action;
  }

  /**
   * One reference to a symbol.
   *
   * @param user the operation in whose attributes it is
   */
  public record Use(Operation user, SymbolRefAttr reference) {}

  /**
   * The references to a symbol, or to what is in it, from an operation and what is nested in it
   * (MLIR's {@code SymbolTable::getSymbolUses(symbol, from)}).
   *
   * @return null if an operation is neither registered nor of a registered dialect and might be a
   *     symbol table: then not all references are known
   * @throws IllegalArgumentException if the first has no name, or is not in the IR of the other
   */
  public static @Nullable List<Use> of(Operation symbol, Operation from) {
    List<Use> uses = new ArrayList<>();
    for (SymbolScope scope : SymbolScope.of(symbol, from)) {
      List<Use> found = scope.uses();
      if (found == null) {
        return null;
      }
      uses.addAll(found);
    }
    return uses;
  }

  /**
   * Whether it is known that {@link #of} a symbol there are none (MLIR's {@code
   * symbolKnownUseEmpty}).
   *
   * @throws IllegalArgumentException if the first has no name, or is not in the IR of the other
   */
  public static boolean isKnownEmpty(Operation symbol, Operation from) {
    List<Use> uses = of(symbol, from);
    return uses != null && uses.isEmpty();
  }

  /**
   * Finds the references of an operation and of those nested in it, without those in symbol tables,
   * to which other symbols are visible. A symbol table's own references are those of its
   * attributes.
   *
   * @return false if an operation is neither registered nor of a registered dialect and might be a
   *     symbol table: then not all references are known
   */
  public boolean findIn(Operation op) {
    if (Symbols.isUnknownTable(op)) {
      return false;
    }
    findOn(op);
    return op.regionCount() == 0 || op.name().hasTrait(SymbolTable.class) || findInRegionsOf(op);
  }

  /** Finds the references in the regions of an operation; as {@link #findIn}. */
  public boolean findInRegionsOf(Operation op) {
    IrReader reader = IrReader.of(op);
    Deque<Region> pending = new ArrayDeque<>();
    pushRegions(reader, IrReader.ref(op), pending);
    while (!pending.isEmpty()) {
      int region = IrReader.ref(pending.pop());
      for (int block = reader.firstBlock(region); block != 0; block = reader.nextBlock(block)) {
        if (!findInBlock(reader, block, pending)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean findInBlock(IrReader reader, int block, Deque<Region> pending) {
    for (int op = reader.firstOp(block); op != 0; op = reader.next(op)) {
      OperationName name = reader.name(op);
      int regions = reader.regionCount(op);
      if (Symbols.isUnknownTable(name, regions)) {
        return false;
      }
      findOn(reader, op, name);
      if (regions != 0 && !name.hasTrait(SymbolTable.class)) {
        pushRegions(reader, op, pending);
      }
    }
    return true;
  }

  private static void pushRegions(IrReader reader, int op, Deque<Region> pending) {
    for (int i = 0; i < reader.regionCount(op); i++) {
      pending.push(reader.region(reader.region(op, i)));
    }
  }

  /** Finds the references in the attributes of an operation itself. */
  public void findOn(Operation op) {
    findOn(IrReader.of(op), IrReader.ref(op), op.name());
  }

  private void findOn(IrReader reader, int op, OperationName name) {
    readerOfUser = reader;
    user = op;
    OpModel model = name.model();
    if (model == null) {
      walk(reader.rawProperties(op));
    } else {
      for (int i = 0; i < model.propertyCount(); i++) {
        walk(reader.property(op, i));
      }
    }
    walk(reader.discardableAttributes(op));
    readerOfUser = null;
  }

  private void walk(@Nullable Attribute attribute) {
    if (attribute != null) {
      walker.walk(attribute);
    }
  }

  private WalkResult visit(Uniqued part) {
    IrReader reader = readerOfUser;
    if (reader == null || !(part instanceof SymbolRefAttr reference)) {
      return WalkResult.CONTINUE;
    }
    action.accept(reader.operation(user), reference);
    return WalkResult.SKIP;
  }
}
