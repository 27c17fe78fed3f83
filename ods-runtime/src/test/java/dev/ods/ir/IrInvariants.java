// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.storage.Blocks;
import dev.ods.ir.storage.OperandSlab;
import dev.ods.ir.storage.Ops;
import dev.ods.ir.storage.Regions;
import dev.ods.ir.storage.Successors;
import dev.ods.ir.storage.Uses;
import dev.ods.ir.storage.ValueWord;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Checks all links among the objects of an arena, without a model of what they should be. */
final class IrInvariants {
  private static final int OPERAND_PREVIOUS = 0x10;
  private static final int SUCCESSOR_PREVIOUS = 0x0C;
  private static final int BLOCK_UNITS = 5;

  private final IrArena arena;
  private final Set<Integer> ops = new HashSet<>();
  private final Set<Integer> blocks = new HashSet<>();
  private final Deque<Integer> pending = new ArrayDeque<>();

  private record Extent(long from, long to) {}

  private final List<Extent> extents = new ArrayList<>();

  private IrInvariants(IrArena arena) {
    this.arena = arena;
  }

  /** Checks everything that is nested in, or around, some operations and blocks of an arena. */
  static void check(IrArena arena, List<Operation> someOps, List<Block> someBlocks) {
    IrInvariants invariants = new IrInvariants(arena);
    someOps.forEach(op -> invariants.addOutermost(op.ref()));
    someBlocks.forEach(block -> invariants.addOutermostOfBlock(block.ref()));
    while (!invariants.pending.isEmpty()) {
      invariants.checkOp(invariants.pending.pop());
    }
    invariants.checkExtents();
  }

  private void addOutermost(int op) {
    int at = op;
    Set<Integer> path = new HashSet<>();
    while (Ops.block(arena, at) != 0) {
      assertTrue(path.add(at), "an operation is nested in itself");
      int block = Ops.block(arena, at);
      int around = Blocks.parentOp(arena, block);
      if (around == 0) {
        addBlock(block, Blocks.region(arena, block));
        return;
      }
      at = around;
    }
    addOp(at);
  }

  private void addOutermostOfBlock(int block) {
    int around = Blocks.parentOp(arena, block);
    if (around == 0) {
      addBlock(block, Blocks.region(arena, block));
    } else {
      addOutermost(around);
    }
  }

  private void addOp(int op) {
    if (ops.add(op)) {
      pending.push(op);
    }
  }

  private void addBlock(int block, int region) {
    if (!blocks.add(block)) {
      return;
    }
    assertTrue(Blocks.isLive(arena, block), "an erased block is in a list");
    assertEquals(region, Blocks.region(arena, block), "region of a block");
    extents.add(new Extent(block, block + (long) BLOCK_UNITS));
    int previous = 0;
    for (int op = Blocks.first(arena, block); op != 0; op = Ops.next(arena, op)) {
      assertEquals(previous, Ops.previous(arena, op), "previous operation");
      assertEquals(block, Ops.block(arena, op), "block of an operation");
      assertTrue(ops.add(op), "an operation is in two places");
      pending.push(op);
      previous = op;
    }
    assertEquals(previous, Blocks.last(arena, block), "last operation");
    for (int i = 0; i < Blocks.numArguments(arena, block); i++) {
      checkUses(ValueWord.argument(block, i));
    }
    checkPredecessors(block);
  }

  private void checkOp(int op) {
    assertTrue(Ops.isLive(arena, op), "an erased operation is in a list");
    int start = Ops.start(arena, op);
    extents.add(new Extent(start, start + (long) Ops.units(arena, op)));
    for (int i = 0; i < Ops.numResults(arena, op); i++) {
      checkUses(ValueWord.result(op, i));
    }
    for (int i = 0; i < Ops.numOperands(arena, op); i++) {
      checkOperand(op, i);
    }
    for (int i = 0; i < Ops.numSuccessors(arena, op); i++) {
      checkSuccessor(op, i);
    }
    for (int i = 0; i < Ops.numRegions(arena, op); i++) {
      checkRegion(op, i);
    }
  }

  private void checkRegion(int op, int index) {
    int region = Ops.region(arena, op, index);
    assertEquals(op, Regions.owner(arena, region));
    assertEquals(index, Regions.index(arena, region));
    int previous = 0;
    for (int block = Regions.first(arena, region); block != 0; block = Blocks.next(arena, block)) {
      assertEquals(previous, Blocks.previous(arena, block), "previous block");
      assertTrue(!blocks.contains(block), "a block is in two places");
      addBlock(block, region);
      previous = block;
    }
    assertEquals(previous, Regions.last(arena, region), "last block");
  }

  private void checkOperand(int op, int index) {
    int operand = Ops.operand(arena, op, index);
    assertEquals(op, Uses.owner(arena, operand));
    assertEquals(index, Uses.index(arena, operand));
    long value = Uses.value(arena, operand);
    if (value != 0) {
      assertTrue(Uses.isLive(arena, value), "an operand is erased");
      int previous = arena.getInt(operand, OPERAND_PREVIOUS);
      int before = previous == 0 ? Uses.first(arena, value) : Uses.next(arena, previous);
      assertEquals(operand, before, "an operand is in the use list of its value");
    }
    int type = value == 0 ? 0 : Uses.type(arena, value);
    assertEquals(type, Ops.operandType(arena, op, index), "an operand has its value's type");
  }

  private void checkUses(long value) {
    int previous = 0;
    for (int use = Uses.first(arena, value); use != 0; use = Uses.next(arena, use)) {
      assertTrue(OperandSlab.isLive(arena, use), "a use is erased");
      assertEquals(value, Uses.value(arena, use), "value of a use");
      assertEquals(previous, arena.getInt(use, OPERAND_PREVIOUS), "previous use");
      previous = use;
    }
  }

  private void checkSuccessor(int op, int index) {
    int slot = Successors.slot(arena, op, index);
    assertEquals(op, Successors.owner(arena, slot));
    int block = Successors.block(arena, slot);
    if (block != 0) {
      assertTrue(Blocks.isLive(arena, block), "a successor is erased");
    }
  }

  private void checkPredecessors(int block) {
    int previous = 0;
    for (int slot = Successors.firstUse(arena, block);
        slot != 0;
        slot = Successors.nextUse(arena, slot)) {
      assertEquals(block, Successors.block(arena, slot), "block of a successor");
      assertTrue(Ops.isLive(arena, Successors.owner(arena, slot)), "a predecessor is erased");
      assertEquals(
          previous,
          arena.getInt(slot + (SUCCESSOR_PREVIOUS >> 3), SUCCESSOR_PREVIOUS & 7),
          "previous use of a block");
      previous = slot;
    }
  }

  private void checkExtents() {
    long end = 0;
    extents.sort(Comparator.comparingLong(Extent::from));
    for (Extent extent : extents) {
      assertTrue(extent.from() >= end, "objects overlap");
      end = extent.to();
    }
  }
}
