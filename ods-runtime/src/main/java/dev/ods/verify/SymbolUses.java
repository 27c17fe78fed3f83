// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.AttrTypeWalker;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Uniqued;
import dev.ods.ir.WalkResult;
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
  private @Nullable Operation user;

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
    Deque<Region> pending = new ArrayDeque<>();
    pushRegions(op, pending);
    while (!pending.isEmpty()) {
      for (Block block : pending.pop().blocks()) {
        for (Operation nested : block.operations()) {
          if (Symbols.isUnknownTable(nested)) {
            return false;
          }
          findOn(nested);
          if (!nested.name().hasTrait(SymbolTable.class)) {
            pushRegions(nested, pending);
          }
        }
      }
    }
    return true;
  }

  private static void pushRegions(Operation op, Deque<Region> pending) {
    for (int i = 0; i < op.regionCount(); i++) {
      pending.push(op.region(i));
    }
  }

  /** Finds the references in the attributes of an operation itself. */
  public void findOn(Operation op) {
    user = op;
    OpModel model = op.name().model();
    if (model == null) {
      walk(op.rawProperties());
    } else {
      for (int i = 0; i < model.propertyCount(); i++) {
        walk(op.property(i));
      }
    }
    walker.walk(op.discardableAttributes());
    user = null;
  }

  private void walk(@Nullable Attribute attribute) {
    if (attribute != null) {
      walker.walk(attribute);
    }
  }

  private WalkResult visit(Uniqued part) {
    Operation op = user;
    if (op == null || !(part instanceof SymbolRefAttr reference)) {
      return WalkResult.CONTINUE;
    }
    action.accept(op, reference);
    return WalkResult.SKIP;
  }
}
