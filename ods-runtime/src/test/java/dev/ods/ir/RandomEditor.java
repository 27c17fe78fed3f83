// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.ir.PlainIr.Blk;
import dev.ods.ir.PlainIr.Op;
import java.util.List;
import java.util.Random;

/**
 * Makes the same random changes to packed IR and to its model of plain objects. The IR need not be
 * valid: values are used anywhere, so that all kinds of links occur.
 */
final class RandomEditor {
  private static final int FEW_OPS = 300;
  private static final int MANY_OPS = 900;

  final PlainIr plain;
  private final Random random;
  private final EditedIr ir;
  private final OperationEdits operations;
  private final OperandEdits operands;
  private final BlockEdits blocks;
  private final CloneEdits clones;
  private boolean growing = true;

  /** An editor of an operation in an arena of its own. */
  RandomEditor(long seed) {
    this(seed, OpBuilder.create(TestIr.context()));
  }

  /** An editor of a new operation that shares no values or blocks with others. */
  RandomEditor(long seed, OpBuilder builder) {
    this(new Random(seed), builder);
  }

  /** An editor that makes the changes that a source of numbers chooses. */
  RandomEditor(Random random, OpBuilder builder) {
    this.random = random;
    ir = new EditedIr(random, builder);
    plain = ir.plain;
    operations = new OperationEdits(ir, random);
    operands = new OperandEdits(ir, random);
    blocks = new BlockEdits(ir, random);
    clones = new CloneEdits(ir, random);
  }

  String lastEdit() {
    return ir.lastEdit();
  }

  void checkAll() {
    ir.checker.checkAll();
  }

  PlainIrChecker checker() {
    return ir.checker;
  }

  Operation root() {
    return ir.root.handle;
  }

  IrArena arena() {
    return ir.arena();
  }

  /** Makes one change, and checks the objects involved. */
  void step() {
    if (ir.plain.ops.size() > MANY_OPS) {
      growing = false;
    } else if (ir.plain.ops.size() < FEW_OPS) {
      growing = true;
    }
    int kind = random.nextInt(100);
    if (kind < (growing ? 26 : 10)) {
      ir.create();
    } else if (kind < 34) {
      operations.erase();
    } else if (kind < 44) {
      operations.move();
    } else if (kind < 47) {
      operations.removeOp();
    } else if (kind < 52) {
      operations.insertDetached();
    } else if (kind < 57) {
      operands.replaceAllUses();
    } else if (kind < 63) {
      operands.setOperand();
    } else if (kind < 66) {
      operands.setOperands();
    } else if (kind < 71) {
      operands.insertOperands();
    } else if (kind < 75) {
      operands.eraseOperands();
    } else if (kind < 79) {
      blocks.editArguments();
    } else if (kind < 87) {
      blocks.editBlocks();
    } else if (kind < 90) {
      clones.cloneOp();
    } else if (kind < 92) {
      operations.setSuccessor();
    } else if (kind < 96) {
      operations.setAttributes();
    } else if (kind < 97) {
      operations.setTypesAndLocations();
    } else if (kind < 98) {
      operations.dropReferences();
    } else {
      operations.askOrder();
    }
  }

  /** Erases everything, the root last, and checks that the arena is empty. */
  void eraseAll() {
    eraseAllButRoot();
    ir.checker.checkAll();
    ir.root.handle.erase();
    assertEquals(0, ir.arena().liveBytes());
  }

  /** Drops all references, and erases detached operations and blocks. */
  void eraseAllButRoot() {
    ir.began("erase all");
    for (Op op : ir.plain.ops) {
      op.handle.dropAllReferences();
      EditedIr.dropPlain(op);
    }
    for (Op op : List.copyOf(ir.plain.ops)) {
      if (op.block == null && op != ir.root && ir.plain.ops.contains(op)) {
        op.handle.erase();
        ir.forget(op);
      }
    }
    for (Blk block : List.copyOf(ir.plain.blocks)) {
      if (block.region == null) {
        block.handle.erase();
        block.ops.forEach(ir::forget);
        ir.plain.blocks.remove(block);
      }
    }
  }
}
