// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.PlainIr.Blk;
import dev.ods.ir.PlainIr.Op;
import dev.ods.ir.PlainIr.Succ;
import dev.ods.ir.PlainIr.Use;
import dev.ods.ir.PlainIr.Val;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Clones operations. */
final class CloneEdits {
  private final EditedIr ir;
  private final Random random;
  private final PlainIrChecker checker;

  CloneEdits(EditedIr ir, Random random) {
    this.ir = ir;
    this.random = random;
    checker = ir.checker;
  }

  void cloneOp() {
    ir.began("clone");
    Op op = ir.pickChangeable();
    List<Op> sources = PlainIr.nest(op);
    if (sources.size() > 40) {
      return;
    }
    Map<Val, Val> values = new HashMap<>();
    Map<Blk, Blk> blocks = new HashMap<>();
    IrMapping mapping = IrMapping.create();
    Operation copy;
    if (random.nextBoolean()) {
      for (int i = 0; i < 4; i++) {
        Val from = ir.pickValue();
        if (!from.isDefinedInside(op)) {
          values.put(from, ir.pickValue());
          mapping.map(from.handle(), values.get(from).handle());
        }
      }
      Blk from = ir.pickBlock();
      if (!from.isInside(op)) {
        blocks.put(from, ir.pickBlock());
        mapping.map(from.handle, blocks.get(from).handle);
      }
      copy = op.handle.clone(mapping);
    } else {
      copy = op.handle.clone();
    }
    Op twin = copyPlain(op, copy, values, blocks);
    List<Op> copies = PlainIr.nest(twin);
    assertEquals(sources.size(), copies.size());
    for (int i = 0; i < sources.size(); i++) {
      connectPlain(sources.get(i), copies.get(i), values, blocks);
    }
    copies.forEach(checker::checkOp);
    for (Op each : sources) {
      checker.checkOp(each);
    }
    assertFalse(copy.equals(op.handle));
    assertTrue(copy.block() == null);
    if (random.nextInt(4) != 0) {
      ir.insertSomewhere(twin);
    }
  }

  private Op copyPlain(Op op, Operation copy, Map<Val, Val> values, Map<Blk, Blk> blocks) {
    Op twin = ir.register(copy);
    twin.location = op.location;
    twin.raw = op.raw;
    twin.discardable.putAll(op.discardable);
    System.arraycopy(op.properties, 0, twin.properties, 0, op.properties.length);
    for (int i = 0; i < op.results.size(); i++) {
      values.put(op.results.get(i), twin.results.get(i));
      twin.results.get(i).type = op.results.get(i).type;
    }
    for (int i = 0; i < op.regions.size(); i++) {
      Block at = copy.region(i).first();
      for (Blk block : op.regions.get(i).blocks) {
        Blk blockTwin = ir.addBlock(twin.regions.get(i), TestIr.notNull(at));
        at = TestIr.notNull(at).next();
        blocks.put(block, blockTwin);
        for (Val argument : block.args) {
          Val argumentTwin = new Val(null, blockTwin, argument.type);
          argumentTwin.location = argument.location;
          blockTwin.args.add(argumentTwin);
          values.put(argument, argumentTwin);
        }
        Operation inner = blockTwin.handle.first();
        for (Op each : block.ops) {
          Op innerTwin = copyPlain(each, TestIr.notNull(inner), values, blocks);
          inner = TestIr.notNull(inner).next();
          innerTwin.block = blockTwin;
          blockTwin.ops.add(innerTwin);
        }
      }
    }
    return twin;
  }

  private static void connectPlain(Op op, Op copy, Map<Val, Val> values, Map<Blk, Blk> blocks) {
    for (Use use : op.operands) {
      Use twin = new Use(copy);
      copy.operands.add(twin);
      Val value = use.value;
      twin.set(value == null ? null : values.getOrDefault(value, value));
    }
    for (Succ successor : op.successors) {
      Succ twin = new Succ(copy);
      copy.successors.add(twin);
      Blk block = successor.block;
      twin.set(block == null ? null : blocks.getOrDefault(block, block));
    }
  }
}
