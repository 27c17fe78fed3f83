// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.Blocks;
import dev.ods.ir.storage.Eraser;
import dev.ods.ir.storage.OperandSlab;
import dev.ods.ir.storage.Ops;
import dev.ods.ir.storage.Regions;
import dev.ods.ir.storage.Successors;
import dev.ods.ir.storage.Uses;
import dev.ods.ir.storage.ValueWord;

/**
 * Copies an operation with all that is nested in it. The first pass copies the structure, so that
 * each value and block has its copy; the second one sets operands and successors, which may name
 * what comes later. No recursion: both passes walk source and copy side by side.
 */
final class Cloner {
  private final IrArena from;
  private final IrArena to;
  private final IrMapping mapping;

  private Cloner(IrArena from, IrArena to, IrMapping mapping) {
    this.from = from;
    this.to = to;
    this.mapping = mapping;
  }

  static Operation copy(Operation op, IrArena to, IrMapping mapping) {
    if (op.context() != to.context()) {
      throw new IllegalArgumentException("a copy is made in the context of the original");
    }
    mapping.bind(op.arena(), to);
    return new Operation(to, new Cloner(op.arena(), to, mapping).copy(op.ref()));
  }

  private int copy(int root) {
    int copy = copyShell(root);
    forEachPair(root, copy, true);
    boolean connected = false;
    try {
      forEachPair(root, copy, false);
      connected = true;
      return copy;
    } finally {
      if (!connected) {
        Eraser.erase(to, copy);
      }
    }
  }

  /**
   * Goes through source and copy in step, in pre-order.
   *
   * @param building whether the copies of blocks and operations are still to be made
   */
  private void forEachPair(int root, int rootCopy, boolean building) {
    int op = root;
    int copy = rootCopy;
    while (true) {
      if (building) {
        copyBlocks(op, copy);
      } else {
        connect(op, copy);
      }
      int below = firstInside(op, -1, 0);
      if (below != 0) {
        copy = building ? copyInto(below) : firstInside(to, copy, -1, 0);
        op = below;
        continue;
      }
      while (op != root && following(op) == 0) {
        op = Ops.parent(from, op);
        copy = Ops.parent(to, copy);
      }
      if (op == root) {
        return;
      }
      int next = following(op);
      copy = building ? copyInto(next) : following(to, copy);
      op = next;
    }
  }

  private int copyInto(int op) {
    int copy = copyShell(op);
    int block = (int) mapping.blocks().get(Integer.toUnsignedLong(Ops.block(from, op)));
    Blocks.insert(to, block, copy, 0);
    return copy;
  }

  private int firstInside(int op, int region, int block) {
    return firstInside(from, op, region, block);
  }

  private int following(int op) {
    return following(from, op);
  }

  /** The next operation of the same parent: in the block, or in a later block or region. */
  private static int following(IrArena arena, int op) {
    int next = Ops.next(arena, op);
    if (next != 0) {
      return next;
    }
    int block = Ops.block(arena, op);
    int region = Blocks.region(arena, block);
    return firstInside(
        arena, Ops.parent(arena, op), Regions.index(arena, region), Blocks.next(arena, block));
  }

  /** The first operation in a block, the blocks behind it, and the regions behind theirs. */
  private static int firstInside(IrArena arena, int op, int region, int block) {
    int at = block;
    int regions = Ops.numRegions(arena, op);
    int index = region;
    while (true) {
      for (; at != 0; at = Blocks.next(arena, at)) {
        if (Blocks.first(arena, at) != 0) {
          return Blocks.first(arena, at);
        }
      }
      if (++index >= regions) {
        return 0;
      }
      at = Regions.first(arena, Ops.region(arena, op, index));
    }
  }

  private int copyShell(int op) {
    int results = Ops.numResults(from, op);
    int properties = Ops.numProperties(from, op);
    int copy =
        Ops.create(
            to,
            Ops.name(from, op),
            Ops.location(from, op),
            results,
            Ops.numOperands(from, op),
            Ops.numRegions(from, op),
            Ops.numSuccessors(from, op),
            properties);
    for (int i = 0; i < results; i++) {
      long source = ValueWord.result(op, i);
      long result = ValueWord.result(copy, i);
      Uses.setType(to, result, Uses.type(from, source));
      mapping.values().put(source, result);
    }
    for (int i = 0; i < properties; i++) {
      Ops.setProperty(to, copy, i, Ops.property(from, op, i));
    }
    Ops.setRawProperties(to, copy, Ops.rawProperties(from, op));
    Ops.setDiscardable(to, copy, Ops.discardable(from, op));
    return copy;
  }

  private void copyBlocks(int op, int copy) {
    int regions = Ops.numRegions(from, op);
    for (int i = 0; i < regions; i++) {
      int region = Ops.region(to, copy, i);
      int block = Regions.first(from, Ops.region(from, op, i));
      for (; block != 0; block = Blocks.next(from, block)) {
        Regions.insert(to, region, copyBlock(block), 0);
      }
    }
  }

  private int copyBlock(int block) {
    int copy = Blocks.create(to);
    mapping.blocks().put(Integer.toUnsignedLong(block), Integer.toUnsignedLong(copy));
    int arguments = Blocks.numArguments(from, block);
    for (int i = 0; i < arguments; i++) {
      long source = ValueWord.argument(block, i);
      Blocks.insertArgument(
          to, copy, i, Uses.type(from, source), Blocks.argumentLocation(from, block, i));
      mapping.values().put(source, ValueWord.argument(copy, i));
    }
    return copy;
  }

  private void connect(int op, int copy) {
    int operands = Ops.numOperands(from, op);
    for (int i = 0; i < operands; i++) {
      long value = Uses.value(from, Ops.operand(from, op, i));
      OperandSlab.initValue(to, Ops.operand(to, copy, i), mapped(mapping.values(), value));
    }
    int successors = Ops.numSuccessors(from, op);
    for (int i = 0; i < successors; i++) {
      int block = Successors.block(from, Successors.slot(from, op, i));
      long mapped = mapped(mapping.blocks(), Integer.toUnsignedLong(block));
      Successors.set(to, Successors.slot(to, copy, i), (int) mapped);
    }
  }

  private long mapped(IrMapping.LongTable table, long word) {
    long copy = word == 0 ? 0 : table.get(word);
    if (copy != 0 || word == 0) {
      return copy;
    }
    if (from != to) {
      throw new IllegalStateException(
          "the operation uses a value or block from outside: map it to one of the other arena");
    }
    return word;
  }
}
