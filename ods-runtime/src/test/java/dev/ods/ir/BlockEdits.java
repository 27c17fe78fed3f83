// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.ir.PlainIr.Blk;
import dev.ods.ir.PlainIr.Op;
import dev.ods.ir.PlainIr.Reg;
import dev.ods.ir.PlainIr.Succ;
import dev.ods.ir.PlainIr.Val;
import java.util.BitSet;
import java.util.List;
import java.util.Random;

/** Changes blocks and their arguments. */
final class BlockEdits {
  private final EditedIr ir;
  private final RandomChoices choices;
  private final Random random;
  private final PlainIrChecker checker;

  BlockEdits(EditedIr ir, Random random) {
    this.ir = ir;
    this.random = random;
    choices = ir.choices;
    checker = ir.checker;
  }

  void editArguments() {
    ir.began("arguments");
    Blk block = ir.pickBlock();
    if (block == ir.rootBlock || block.args.isEmpty() || random.nextBoolean()) {
      ir.addArgument(block, random.nextInt(block.args.size() + 1));
    } else if (random.nextBoolean()) {
      eraseUnusedArguments(block);
    } else {
      int index = random.nextInt(block.args.size());
      Val argument = block.args.get(index);
      if (!argument.uses.isEmpty()) {
        assertThrows(IllegalStateException.class, () -> block.handle.eraseArgument(index));
        ir.release(argument, null);
      }
      block.handle.eraseArgument(index);
      block.args.remove(index);
    }
    checker.checkBlock(block);
    block.args.forEach(checker::checkUses);
  }

  private void eraseUnusedArguments(Blk block) {
    BitSet unused = new BitSet();
    for (int i = 0; i < block.args.size(); i++) {
      unused.set(i, block.args.get(i).uses.isEmpty() && random.nextInt(4) > 0);
    }
    block.handle.eraseArguments(unused);
    for (int i = unused.length() - 1; i >= 0; i = unused.previousSetBit(i - 1)) {
      block.args.remove(i);
    }
  }

  void editBlocks() {
    switch (random.nextInt(6)) {
      case 0 -> split();
      case 1 -> moveBlock();
      case 2 -> removeOrAppendBlock();
      case 3 -> eraseBlock();
      case 4 -> takeBody();
      default -> appendBlock();
    }
  }

  private void appendBlock() {
    ir.began("addBlock");
    Op op = ir.pickOp();
    if (!op.regions.isEmpty()) {
      Reg region = choices.pick(op.regions);
      checker.checkBlock(ir.addBlock(region, region.handle().addBlock()));
    }
  }

  private void split() {
    ir.began("splitBefore");
    Op op = ir.pickOp();
    Blk block = op.block;
    if (block == null || block.region == null) {
      return;
    }
    Blk created = new Blk(block.handle.splitBefore(op.handle));
    created.region = block.region;
    block.region.blocks.add(block.region.blocks.indexOf(block) + 1, created);
    ir.plain.blocks.add(created);
    List<Op> tail = block.ops.subList(block.ops.indexOf(op), block.ops.size());
    created.ops.addAll(tail);
    tail.clear();
    created.ops.forEach(moved -> moved.block = created);
    checker.checkBlock(block);
    checker.checkBlock(created);
  }

  private void moveBlock() {
    ir.began("moveBefore (block)");
    Blk block = ir.pickBlock();
    Blk to = ir.pickBlock();
    Reg region = to.region;
    if (block == ir.rootBlock || region == null || isInside(to, block)) {
      return;
    }
    boolean toEnd = random.nextInt(3) == 0;
    if (toEnd) {
      block.handle.moveToEnd(region.handle());
    } else {
      block.handle.moveBefore(to.handle);
    }
    if (toEnd || block != to) {
      if (block.region != null) {
        block.region.blocks.remove(block);
      }
      region.blocks.add(toEnd ? region.blocks.size() : region.blocks.indexOf(to), block);
      block.region = region;
    }
    checker.checkBlock(block);
    block.ops.forEach(checker::checkOp);
  }

  /** Whether a block is nested in an operation of another one. */
  private static boolean isInside(Blk block, Blk around) {
    Op owner = block.region == null ? null : block.region.owner;
    while (owner != null && owner.block != around) {
      owner = owner.parent();
    }
    return owner != null;
  }

  private void removeOrAppendBlock() {
    ir.began("remove or append block");
    Blk block = ir.pickBlock();
    if (block == ir.rootBlock) {
      return;
    }
    Reg from = block.region;
    if (from != null) {
      block.handle.remove();
      from.blocks.remove(block);
      block.region = null;
    } else {
      Op op = ir.pickOp();
      if (op.regions.isEmpty()
          || op.block == block
          || (op.block != null && isInside(op.block, block))) {
        return;
      }
      Reg region = choices.pick(op.regions);
      region.handle().append(block.handle);
      region.blocks.add(block);
      block.region = region;
    }
    checker.checkBlock(block);
    block.ops.forEach(checker::checkOp);
  }

  private void eraseBlock() {
    ir.began("erase (block)");
    Blk block = ir.pickBlock();
    if (block == ir.rootBlock) {
      return;
    }
    for (Op op : List.copyOf(block.ops)) {
      ir.release(op);
    }
    for (Val argument : block.args) {
      ir.release(argument, null);
    }
    block.handle.replaceAllUsesWith(ir.rootBlock.handle);
    while (!block.uses.isEmpty()) {
      Succ newest = block.uses.get(block.uses.size() - 1);
      newest.set(ir.rootBlock);
    }
    block.handle.erase();
    block.ops.forEach(ir::forget);
    if (block.region != null) {
      block.region.blocks.remove(block);
      checker.checkOp(block.region.owner);
    }
    ir.plain.blocks.remove(block);
  }

  private void takeBody() {
    ir.began("takeBody");
    Op op = ir.pickOp();
    Op other = ir.pickOp();
    if (op.regions.isEmpty() || other == ir.root || other.regions.isEmpty()) {
      return;
    }
    Reg region = choices.pick(op.regions);
    Reg from = choices.pick(other.regions);
    if (!region.blocks.isEmpty()) {
      assertThrows(IllegalStateException.class, () -> region.handle().takeBody(from.handle()));
      return;
    }
    if (op != other && op.isInside(other)) {
      return;
    }
    region.handle().takeBody(from.handle());
    if (region != from) {
      region.blocks.addAll(from.blocks);
      from.blocks.clear();
    }
    for (Blk block : region.blocks) {
      block.region = region;
      checker.checkBlock(block);
      block.ops.forEach(checker::checkOp);
    }
    checker.checkOp(op);
    checker.checkOp(other);
  }
}
