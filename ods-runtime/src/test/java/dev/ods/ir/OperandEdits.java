// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.PlainIr.Op;
import dev.ods.ir.PlainIr.Use;
import dev.ods.ir.PlainIr.Val;
import java.util.BitSet;
import java.util.List;
import java.util.Random;

/** Changes operands and uses. */
final class OperandEdits {
  private final EditedIr ir;
  private final RandomChoices choices;
  private final Random random;
  private final PlainIrChecker checker;

  OperandEdits(EditedIr ir, Random random) {
    this.ir = ir;
    this.random = random;
    choices = ir.choices;
    checker = ir.checker;
  }

  void replaceAllUses() {
    ir.began("replaceAllUsesWith");
    if (random.nextBoolean()) {
      Val from = ir.pickValue();
      Val to = ir.pickValue();
      from.handle().replaceAllUsesWith(to.handle());
      replacePlain(from, to);
      checker.checkUses(from);
      checker.checkUses(to);
      return;
    }
    Op op = ir.pickOp();
    List<Val> values = ir.pickValues(op.results.size());
    op.handle.replaceAllUsesWith(EditedIr.handles(values));
    for (int i = 0; i < values.size(); i++) {
      replacePlain(op.results.get(i), values.get(i));
    }
    values.forEach(checker::checkUses);
  }

  /** Like MLIR, sets the first use of the list until none is left. */
  private static void replacePlain(Val from, Val to) {
    while (from != to && !from.uses.isEmpty()) {
      from.uses.get(from.uses.size() - 1).set(to);
    }
  }

  void setOperand() {
    ir.began("setOperand");
    Op op = ir.pickUser();
    if (op.operands.isEmpty()) {
      return;
    }
    int index = random.nextInt(op.operands.size());
    Val value = ir.pickValue();
    if (random.nextBoolean()) {
      op.handle.setOperand(index, value.handle());
    } else {
      op.handle.opOperand(index).set(value.handle());
    }
    op.operands.get(index).set(value);
    checker.checkUses(value);
  }

  void setOperands() {
    ir.began("setOperands");
    Op op = ir.pickUser();
    List<Val> values = ir.pickValues(choices.count(6));
    int size = op.operands.size();
    int start = random.nextBoolean() ? 0 : random.nextInt(size + 1);
    int count = start == 0 ? size : random.nextInt(size - start + 1);
    if (start == 0) {
      op.handle.setOperands(EditedIr.handles(values));
    } else {
      op.handle.setOperands(start, count, EditedIr.handles(values));
    }
    for (int i = count; i > values.size(); i--) {
      op.operands.remove(start + values.size()).set(null);
    }
    for (int i = 0; i < values.size(); i++) {
      if (i >= count) {
        op.operands.add(start + i, new Use(op));
      }
      op.operands.get(start + i).set(values.get(i));
    }
    checker.checkOp(op);
    values.forEach(checker::checkUses);
  }

  void insertOperands() {
    ir.began("insertOperands");
    Op op = ir.pickUser();
    List<Val> values = ir.pickValues(choices.count(3));
    if (random.nextBoolean()) {
      insertSome(op, values);
      return;
    }
    int index = random.nextInt(op.operands.size() + 1);
    op.handle.insertOperands(index, EditedIr.handles(values));
    for (int i = 0; i < values.size(); i++) {
      Use use = new Use(op);
      op.operands.add(index + i, use);
      use.set(values.get(i));
    }
    checker.checkOp(op);
    values.forEach(checker::checkUses);
  }

  private void insertSome(Op op, List<Val> values) {
    BitSet indices = new BitSet();
    while (indices.cardinality() < values.size()) {
      indices.set(random.nextInt(op.operands.size() + values.size()));
    }
    op.handle.insertOperands(indices, EditedIr.handles(values));
    int next = 0;
    for (Val value : values) {
      int index = indices.nextSetBit(next);
      Use use = new Use(op);
      op.operands.add(index, use);
      use.set(value);
      next = index + 1;
    }
    checker.checkOp(op);
    values.forEach(checker::checkUses);
  }

  void eraseOperands() {
    ir.began("eraseOperands");
    Op op = ir.pickUser();
    if (random.nextBoolean()) {
      eraseSome(op);
      return;
    }
    int from = random.nextInt(op.operands.size() + 1);
    int count = random.nextInt(op.operands.size() - from + 1);
    op.handle.eraseOperands(from, count);
    for (int i = 0; i < count; i++) {
      op.operands.remove(from).set(null);
    }
    checker.checkOp(op);
  }

  private void eraseSome(Op op) {
    BitSet indices = new BitSet();
    for (int i = 0; i < op.operands.size(); i++) {
      indices.set(i, random.nextBoolean());
    }
    op.handle.eraseOperands(indices);
    for (int i = indices.length() - 1; i >= 0; i = indices.previousSetBit(i - 1)) {
      op.operands.remove(i).set(null);
    }
    checker.checkOp(op);
  }
}
