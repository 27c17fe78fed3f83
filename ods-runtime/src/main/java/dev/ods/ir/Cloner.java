// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.checking.Checks;
import dev.ods.ir.storage.Blocks;
import dev.ods.ir.storage.Eraser;
import dev.ods.ir.storage.NestedOrder;
import dev.ods.ir.storage.OperandSlab;
import dev.ods.ir.storage.OperationCopy;
import dev.ods.ir.storage.Ops;
import dev.ods.ir.storage.Regions;
import dev.ods.ir.storage.Successors;
import dev.ods.ir.storage.UncopiedRefs;
import dev.ods.ir.storage.Uses;
import dev.ods.ir.storage.ValueWord;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Copies an operation with all that is nested in it, in pre-order and without recursion. References
 * to objects that have not been copied yet are set at the end.
 */
final class Cloner {
  private static final long[] NO_OPERANDS = {};
  private static final int[] NO_SUCCESSORS = {};

  private final IrArena from;
  private final IrArena to;
  private final IrMapping mapping;

  /** Whether the mapping was empty: otherwise, what it contains may be erased. */
  private final boolean fresh;

  /**
   * If the mapping was not empty, what is yet to be copied inside the outermost operation: what the
   * mapping contains for it is not of this copy. That operation is apart, as most operations that
   * are copied with a mapping have nothing nested in them.
   */
  private @Nullable UncopiedRefs uncopiedInside;

  private int uncopiedRoot;

  /** The copy of the outermost operation, or 0. */
  private int copyOfRoot;

  /** The copies' operands that are not set yet, each followed by the original's value. */
  private long[] waitingOperands = NO_OPERANDS;

  private int operandWords;

  /** The copies' successors that are not set yet, each followed by the original's block. */
  private int[] waitingSuccessors = NO_SUCCESSORS;

  private int successorWords;

  private Cloner(IrArena from, IrArena to, IrMapping mapping, boolean fresh) {
    this.from = from;
    this.to = to;
    this.mapping = mapping;
    this.fresh = fresh;
  }

  static Operation copy(Operation op, IrArena to, IrMapping mapping) {
    if (op.context() != to.context()) {
      throw new IllegalArgumentException(
          "a copy is made in the context of the original: use a builder of that context");
    }
    int original = op.live();
    IrArena from = op.arena();
    int work = Checks.ENABLED ? from.scopes().depth() : 0;
    try {
      if (Checks.ENABLED) {
        begin(from, original, to);
      }
      boolean fresh = mapping.isEmpty();
      mapping.bind(from, to);
      return new Operation(to, new Cloner(from, to, mapping, fresh).copy(original));
    } finally {
      from.endChanges(work);
    }
  }

  /**
   * In checking mode: begins to read an operation, and to change where it is if the copy may use
   * values or blocks there.
   */
  private static void begin(IrArena from, int op, IrArena to) {
    Scopes scopes = from.scopes();
    long inside = scopes.inside(op);
    scopes.beginReading(inside);
    int references = Ops.numOperands(from, op) + Ops.numSuccessors(from, op);
    if (from == to && (inside != Integer.toUnsignedLong(op) || references != 0)) {
      scopes.beginChange(scopes.around(op));
    }
  }

  /** Copies an operation to a new arena, of which the copy is the root. */
  static Operation copyDetached(Operation op) {
    IrArena own = new IrArena(op.context());
    Operation copy = copy(op, own, IrMapping.create());
    own.setRoot(copy.ref());
    return copy;
  }

  private int copy(int root) {
    boolean complete = false;
    try {
      if (!fresh) {
        checkMapping(root);
      }
      copyInto(0, root);
      for (int op = NestedOrder.inner(from, root);
          op != 0;
          op = NestedOrder.nextInside(from, op, root)) {
        copyInto(mapping.blockCopy(Ops.block(from, op)), op);
      }
      connectWaitingSuccessors();
      if (connectWaitingOperands()) {
        linkUsesAnew(root);
      }
      complete = true;
      return copyOfRoot;
    } finally {
      if (!complete) {
        undo();
      }
    }
  }

  /** A mapping that was not empty is checked before it changes. */
  private void undo() {
    if (copyOfRoot != 0) {
      Eraser.erase(to, copyOfRoot);
    }
    if (fresh) {
      mapping.clear();
    }
  }

  // --- What the mapping contains, before anything is copied: to memory that was freed, maybe.

  private void checkMapping(int root) {
    uncopiedRoot = root;
    if (Ops.numRegions(from, root) != 0) {
      uncopiedInside = UncopiedRefs.inside(from, root);
    }
    for (int op = root; op != 0; op = NestedOrder.nextInside(from, op, root)) {
      checkOperands(op);
      checkSuccessors(op);
    }
  }

  /** Whether an operation or block is yet to be copied, with a mapping that was not empty. */
  private boolean isUncopied(int ref) {
    return ref == uncopiedRoot || (uncopiedInside != null && uncopiedInside.contains(ref));
  }

  private void noteCopied(int ref) {
    if (ref == uncopiedRoot) {
      uncopiedRoot = 0;
    } else if (uncopiedInside != null) {
      uncopiedInside.copied(ref);
    }
  }

  private void checkOperands(int op) {
    int operands = Ops.numOperands(from, op);
    for (int i = 0; i < operands; i++) {
      long value = Ops.operandValue(from, op, i);
      if (value != 0 && !willHaveCopy(value)) {
        long mapped = mapping.valueCopy(value);
        if (mapped == 0) {
          checkMayNameOutside();
        } else if (!Uses.isLive(to, mapped)) {
          throw IrMapping.erased();
        }
      }
    }
  }

  /** An argument that is mapped individually has no copy, even if its block has one. */
  private boolean willHaveCopy(long value) {
    return isUncopied(ValueWord.owner(value))
        && !(ValueWord.isArgument(value) && mapping.isMappedByHand(value));
  }

  private void checkSuccessors(int op) {
    int successors = Ops.numSuccessors(from, op);
    for (int i = 0; i < successors; i++) {
      int block = Successors.block(from, Successors.slot(from, op, i));
      if (block != 0 && !isUncopied(block)) {
        int mapped = mapping.blockCopy(block);
        if (mapped == 0) {
          checkMayNameOutside();
        } else if (!Blocks.isLive(to, mapped)) {
          throw IrMapping.erased();
        }
      }
    }
  }

  // --- Copies.

  /** Copies an operation to the end of a block, or to none if that is 0. */
  private void copyInto(int block, int op) {
    int copy = OperationCopy.of(from, op, to);
    // At once: what is refused from here on is erased with the outermost copy.
    if (block == 0) {
      copyOfRoot = copy;
    } else {
      Blocks.insert(to, block, copy, 0);
    }
    mapping.copied(op, copy, Ops.numResults(from, op));
    noteCopied(op);
    copyOperands(op, copy);
    copySuccessors(op, copy);
    int regions = Ops.numRegions(from, op);
    for (int i = 0; i < regions; i++) {
      int region = Ops.region(to, copy, i);
      int original = Regions.first(from, Ops.region(from, op, i));
      for (; original != 0; original = Blocks.next(from, original)) {
        Regions.insert(to, region, copyBlock(original), 0);
      }
    }
  }

  private void copyOperands(int op, int copy) {
    int operands = Ops.numOperands(from, op);
    for (int i = 0; i < operands; i++) {
      long value = Ops.operandValue(from, op, i);
      int operand = Ops.operand(to, copy, i);
      long mapped = value == 0 ? 0 : valueCopy(value);
      if (mapped != 0) {
        OperandSlab.initValue(to, operand, mapped);
      } else if (value != 0) {
        waitForValue(operand, value);
      }
    }
  }

  private void copySuccessors(int op, int copy) {
    int successors = Ops.numSuccessors(from, op);
    for (int i = 0; i < successors; i++) {
      int block = Successors.block(from, Successors.slot(from, op, i));
      int slot = Successors.slot(to, copy, i);
      int mapped = block == 0 ? 0 : blockCopy(block);
      if (mapped != 0 && successorWords == 0) {
        Successors.set(to, slot, mapped);
      } else if (block != 0) {
        // Once one is deferred, so are those after it: the predecessors of a block have an order.
        waitForBlock(slot, block);
      }
    }
  }

  /** Arguments that are in the mapping already are omitted, as in MLIR. */
  private int copyBlock(int block) {
    int copy = Blocks.create(to);
    int arguments = Blocks.numArguments(from, block);
    int kept = 0;
    for (int i = 0; i < arguments; i++) {
      long source = ValueWord.argument(block, i);
      if (mapping.isMappedByHand(source)) {
        continue;
      }
      int type = Uses.type(from, source);
      Blocks.insertArgument(to, copy, kept, type, Blocks.argumentLocation(from, block, i));
      if (kept != i) {
        mapping.mapValue(source, ValueWord.argument(copy, kept));
      }
      kept++;
    }
    mapping.copied(block, copy);
    noteCopied(block);
    return copy;
  }

  /** What a value is mapped to, or 0 if it is not yet. */
  private long valueCopy(long value) {
    return isUncopied(ValueWord.owner(value)) ? 0 : mapping.valueCopy(value);
  }

  /** What a block is mapped to, or 0 if it is not yet. */
  private int blockCopy(int block) {
    return isUncopied(block) ? 0 : mapping.blockCopy(block);
  }

  // --- What waits for copies.

  private void waitForValue(int operand, long value) {
    if (operandWords == waitingOperands.length) {
      waitingOperands = Arrays.copyOf(waitingOperands, Math.max(16, operandWords * 2));
    }
    waitingOperands[operandWords++] = operand;
    waitingOperands[operandWords++] = value;
  }

  private void waitForBlock(int slot, int block) {
    if (successorWords == waitingSuccessors.length) {
      waitingSuccessors = Arrays.copyOf(waitingSuccessors, Math.max(4, successorWords * 2));
    }
    waitingSuccessors[successorWords++] = slot;
    waitingSuccessors[successorWords++] = block;
  }

  private void connectWaitingSuccessors() {
    for (int i = 0; i < successorWords; i += 2) {
      int block = waitingSuccessors[i + 1];
      int mapped = blockCopy(block);
      if (mapped == 0) {
        checkMayNameOutside();
      }
      Successors.set(to, waitingSuccessors[i], mapped != 0 ? mapped : block);
    }
  }

  /**
   * Whether the use list of a value may be out of order: that of a value of the copy that is used
   * before its definition, or of an outside value to which another one is mapped, too.
   */
  private boolean connectWaitingOperands() {
    boolean disordered = operandWords > 0 && mapping.hasValuesMappedByHand();
    for (int i = 0; i < operandWords; i += 2) {
      long value = waitingOperands[i + 1];
      long mapped = valueCopy(value);
      if (mapped == 0) {
        checkMayNameOutside();
      }
      disordered |= mapped != 0;
      OperandSlab.initValue(to, (int) waitingOperands[i], mapped != 0 ? mapped : value);
    }
    return disordered;
  }

  /** Sorts the uses into the order of the operations, as some were set late. */
  private void linkUsesAnew(int root) {
    for (int op = root; op != 0; op = NestedOrder.nextInside(from, op, root)) {
      int copy = mapping.operationCopy(op);
      int operands = Ops.numOperands(to, copy);
      for (int i = 0; i < operands; i++) {
        Uses.set(to, Ops.operand(to, copy, i), Ops.operandValue(to, copy, i));
      }
    }
  }

  private void checkMayNameOutside() {
    if (from != to) {
      throw new IllegalStateException(
          "the operation uses a value or block from outside: map it to one of the other arena");
    }
  }
}
