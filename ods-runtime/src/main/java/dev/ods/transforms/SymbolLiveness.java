// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.stack.DeepStack;
import dev.ods.trait.SymbolTable;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUses;
import dev.ods.verify.Symbols;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which symbols are visible elsewhere, or referred to by what is live. */
final class SymbolLiveness {
  private final SymbolTableCollection tables = new SymbolTableCollection();
  private final Set<Operation> live = new HashSet<>();
  private final DeepStack stack = new DeepStack();

  /** Whether a symbol was found to be live. */
  boolean isLive(Operation symbol) {
    return live.contains(symbol);
  }

  /**
   * Finds the live symbols of a table and of those nested in it.
   *
   * @param hidden whether operations outside of the table cannot refer to its symbols
   * @return the operation whose references are not known, which ends the search; otherwise null
   */
  @Nullable Operation compute(Operation table, boolean hidden) {
    Deque<Operation> pending = new ArrayDeque<>();
    for (Block block : table.region(0).blocks()) {
      for (Operation op : block.operations()) {
        if (!Symbols.isSymbol(op) || (!isDiscardable(op, hidden) && live.add(op))) {
          pending.push(op);
        }
      }
    }
    while (!pending.isEmpty()) {
      Operation op = pending.pop();
      if (op.name().hasTrait(SymbolTable.class)) {
        boolean inner = hidden || !Symbols.isSymbol(op) || isPrivate(op);
        Operation unknown = stack.call(() -> compute(op, inner));
        if (unknown != null) {
          return unknown;
        }
      } else {
        pushNested(op, pending);
      }
      Operation parent = Objects.requireNonNull(op.parent());
      if (parent.name().hasTrait(SymbolTable.class) && !markUses(op, parent, pending)) {
        return op;
      }
    }
    return null;
  }

  private static boolean isPrivate(Operation symbol) {
    return Symbols.visibility(symbol) == Symbols.Visibility.PRIVATE;
  }

  private static boolean isDiscardable(Operation symbol, boolean hidden) {
    return (hidden || isPrivate(symbol)) && Symbols.visibility(symbol) != Symbols.Visibility.PUBLIC;
  }

  /** What might be a symbol table further in is looked at, too. */
  private static void pushNested(Operation op, Deque<Operation> pending) {
    IrReader reader = IrReader.of(op);
    int ref = IrReader.ref(op);
    for (int i = 0; i < reader.regionCount(ref); i++) {
      int region = reader.region(ref, i);
      for (int block = reader.firstBlock(region); block != 0; block = reader.nextBlock(block)) {
        for (int nested = reader.firstOp(block); nested != 0; nested = reader.next(nested)) {
          if (reader.regionCount(nested) != 0) {
            pending.push(reader.operation(nested));
          }
        }
      }
    }
  }

  private boolean markUses(Operation op, Operation table, Deque<Operation> pending) {
    SymbolUses uses =
        new SymbolUses(
            (user, reference) -> {
              for (Operation symbol : tables.lookupAll(table, reference)) {
                if (live.add(symbol)) {
                  pending.push(symbol);
                }
              }
            });
    return uses.findIn(op);
  }
}
