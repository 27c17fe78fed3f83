// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.AttrTypeWalker;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.Uniqued;
import dev.ods.ir.WalkResult;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.trait.SymbolTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds the references to symbols in the attributes of operations, however deeply they are nested
 * in other attributes and types (MLIR's {@code SymbolTable::getSymbolUses}).
 *
 * <p>An operation without references costs no allocation. The whole IR of the operation that an
 * object was used for last is reachable from the object: do not hold it for longer. Not
 * thread-safe.
 */
public final class SymbolUses {
  private final AttrTypeWalker walker = new AttrTypeWalker(this::visit);
  private final BiConsumer<? super Operation, SymbolRefAttr> action;

  /** Of the operations that were looked at last; null before the first. */
  private @Nullable IrReader reader;

  /** The operation whose attributes are looked at. */
  private int user;

  /** The regions that are yet to be looked at, the next one last. */
  private int[] pending = new int[8];

  private int pendingCount;

  /**
   * For any number of operations.
   *
   * @param action receives each reference, with the operation that has it; it must not change the
   *     IR, so collect what is to be erased or moved, nor use this object
   */
  public SymbolUses(BiConsumer<? super Operation, SymbolRefAttr> action) {
    Objects.requireNonNull(action, "action");
    this.action = action;
  }

  /**
   * One reference to a symbol.
   *
   * @param user the operation in whose attributes it is
   */
  public record Use(Operation user, SymbolRefAttr reference) {
    /** Refuses null. */
    public Use {
      Objects.requireNonNull(user, "user");
      Objects.requireNonNull(reference, "reference");
    }
  }

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

  /**
   * Finds the references in the regions of an operation; as {@link #findIn}.
   *
   * @throws IllegalStateException if the action has erased or moved the operation that it received
   */
  public boolean findInRegionsOf(Operation op) {
    IrReader source = readerOf(op);
    pendingCount = 0;
    pushRegions(source, IrReader.ref(op));
    while (pendingCount > 0) {
      int region = pending[--pendingCount];
      for (int block = source.firstBlock(region); block != 0; block = source.nextBlock(block)) {
        if (!findInBlock(source, block)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean findInBlock(IrReader source, int block) {
    for (int op = source.firstOp(block); op != 0; op = source.next(op)) {
      OperationName name = source.name(op);
      int regions = source.regionCount(op);
      if (Symbols.isUnknownTable(name, regions)) {
        return false;
      }
      findOn(source, op, name);
      if (source.blockOf(op) != block) {
        throw new IllegalStateException(
            "the operation of a reference was erased or moved: collect others, and change them"
                + " afterwards");
      }
      if (regions != 0 && !name.hasTrait(SymbolTable.class)) {
        pushRegions(source, op);
      }
    }
    return true;
  }

  private void pushRegions(IrReader source, int op) {
    int regions = source.regionCount(op);
    if (pendingCount + regions > pending.length) {
      pending = Arrays.copyOf(pending, (pendingCount + regions) * 2);
    }
    for (int i = 0; i < regions; i++) {
      pending[pendingCount++] = source.region(op, i);
    }
  }

  /** Finds the references in the attributes of an operation itself. */
  public void findOn(Operation op) {
    findOn(readerOf(op), IrReader.ref(op), op.name());
  }

  private IrReader readerOf(Operation op) {
    IrReader known = reader;
    if (known == null || !known.reads(op)) {
      known = IrReader.of(op);
      reader = known;
    }
    return known;
  }

  private void findOn(IrReader source, int op, OperationName name) {
    user = op;
    OpModel model = name.model();
    if (model == null) {
      walk(source.rawProperties(op));
    } else {
      for (int i = 0; i < model.propertyCount(); i++) {
        walk(source.property(op, i));
      }
    }
    walk(source.discardableAttributes(op));
  }

  private void walk(@Nullable Attribute attribute) {
    if (attribute != null) {
      walker.walk(attribute);
    }
  }

  private WalkResult visit(Uniqued part) {
    IrReader source = reader;
    if (source == null || !(part instanceof SymbolRefAttr reference)) {
      return WalkResult.CONTINUE;
    }
    action.accept(source.operation(user), reference);
    return WalkResult.SKIP;
  }
}
