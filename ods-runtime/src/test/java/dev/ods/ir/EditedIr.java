// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.ir.PlainIr.Blk;
import dev.ods.ir.PlainIr.Op;
import dev.ods.ir.PlainIr.Reg;
import dev.ods.ir.PlainIr.Succ;
import dev.ods.ir.PlainIr.Use;
import dev.ods.ir.PlainIr.Val;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Packed IR and its model of plain objects, which the random changes keep equal. */
final class EditedIr {
  private static final String[] NAMES = {"t.plain", "t.one", "t.three", "u.a", "u.b", "nameless"};

  final PlainIr plain = new PlainIr();

  /** Never erased, so that there is always a value and a block that is not inside another op. */
  final Op root;

  final Blk rootBlock;
  final PlainIrChecker checker;
  final RandomChoices choices;
  private final Random random;
  private final OpBuilder builder;
  private String lastEdit = "";

  EditedIr(Random random, OpBuilder builder) {
    this.random = random;
    this.builder = builder;
    choices = new RandomChoices(random, builder.context());
    checker = new PlainIrChecker(plain, builder.arena());
    // An operation that is not registered might be isolated: each editor may have a thread of its
    // own.
    root = register(TestIr.create(builder, "u.root", List.of(), 0, 1));
    plain.root = root;
    rootBlock = addBlock(root.regions.get(0), root.handle.region(0).addBlock());
    for (int i = 0; i < 3; i++) {
      addArgument(rootBlock, i);
    }
  }

  Context context() {
    return builder.context();
  }

  IrArena arena() {
    return builder.arena();
  }

  /** Names the change that begins, for the messages of failures. */
  void began(String edit) {
    lastEdit = edit;
  }

  String lastEdit() {
    return lastEdit;
  }

  Op pickOp() {
    return choices.pick(plain.ops);
  }

  /** An operation other than the root. */
  Op pickChangeable() {
    Op op = pickOp();
    while (op == root) {
      if (plain.ops.size() == 1) {
        return create();
      }
      op = pickOp();
    }
    return op;
  }

  /**
   * An operation whose operands may be changed. Those of a root in a block belong to what is around
   * it, where the editors of other threads are.
   */
  Op pickUser() {
    return root.handle.block() == null ? pickOp() : pickChangeable();
  }

  Blk pickBlock() {
    return choices.pick(plain.blocks);
  }

  Val pickValue() {
    for (int tries = 0; tries < 4; tries++) {
      List<Val> values = random.nextInt(3) == 0 ? pickBlock().args : pickOp().results;
      if (!values.isEmpty()) {
        return choices.pick(values);
      }
    }
    return choices.pick(rootBlock.args);
  }

  List<Val> pickValues(int count) {
    List<Val> values = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      values.add(pickValue());
    }
    return values;
  }

  static List<Value> handles(List<Val> values) {
    return values.stream().map(Val::handle).toList();
  }

  /**
   * Creates the plain counterpart of a packed operation, without operands, successors and blocks.
   */
  Op register(Operation handle) {
    Op op =
        new Op(
            handle.name().value(),
            handle,
            handle.location(),
            handle.name().model() == null
                ? 0
                : TestIr.notNull(handle.name().model()).propertyCount());
    for (int i = 0; i < handle.resultCount(); i++) {
      op.results.add(new Val(op, null, handle.resultType(i)));
    }
    for (int i = 0; i < handle.regionCount(); i++) {
      op.regions.add(new Reg(op, i));
    }
    plain.ops.add(op);
    return op;
  }

  Blk addBlock(Reg region, Block handle) {
    Blk block = new Blk(handle);
    block.region = region;
    region.blocks.add(block);
    plain.blocks.add(block);
    return block;
  }

  void addArgument(Blk block, int index) {
    Type type = choices.type();
    Location location = choices.location();
    Value handle =
        index == block.args.size() && random.nextBoolean()
            ? block.handle.addArgument(type, location)
            : block.handle.insertArgument(index, type, location);
    Val argument = new Val(null, block, type);
    argument.location = location;
    block.args.add(index, argument);
    assertEquals(argument.handle(), handle);
  }

  Op create() {
    began("create");
    String name = NAMES[random.nextInt(NAMES.length)];
    Location location = choices.location();
    OperationState state = builder.state(context().operationName(name), location);
    List<Val> operands = pickValues(choices.count(4));
    state.addOperands(handles(operands));
    int results = random.nextInt(500) == 0 ? 250 + random.nextInt(12) : random.nextInt(4);
    for (int i = 0; i < results; i++) {
      state.addType(choices.type());
    }
    List<Blk> successors = new ArrayList<>();
    for (int i = random.nextInt(4) - 1; i > 0; i--) {
      successors.add(pickBlock());
      state.addSuccessor(successors.get(successors.size() - 1).handle);
    }
    int regions = Math.max(0, random.nextInt(6) - 3);
    List<Integer> blockCounts = new ArrayList<>();
    for (int i = 0; i < regions; i++) {
      Region region = state.addRegion();
      blockCounts.add(random.nextInt(3));
      for (int b = 0; b < blockCounts.get(i); b++) {
        region.addBlock();
      }
    }
    Map<String, Attribute> attributes = new HashMap<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      String attribute = choices.attributeName();
      Attribute value = choices.attribute();
      state.setAttribute(attribute, value);
      attributes.put(attribute, value);
    }
    Op op = register(builder.clearInsertionPoint().create(state));
    assertEquals(location, op.location);
    for (Val operand : operands) {
      Use use = new Use(op);
      op.operands.add(use);
      use.set(operand);
    }
    for (Blk block : successors) {
      Succ successor = new Succ(op);
      op.successors.add(successor);
      successor.set(block);
    }
    for (Reg region : op.regions) {
      for (Block block : region.handle().blocks()) {
        addBlock(region, block);
      }
      assertEquals(blockCounts.get(region.index), region.blocks.size());
    }
    attributes.forEach((key, value) -> setPlainAttribute(op, key, value));
    if (random.nextInt(8) != 0) {
      insertSomewhere(op);
    }
    checker.checkOp(op);
    return op;
  }

  /** Inserts a detached operation into a block that is not nested in it. */
  void insertSomewhere(Op op) {
    Blk block = pickBlock();
    if (block.isInside(op)) {
      block = rootBlock;
    }
    int index = random.nextInt(block.ops.size() + 1);
    if (index == block.ops.size()) {
      block.handle.append(op.handle);
    } else if (index == 0 && random.nextBoolean()) {
      block.handle.prepend(op.handle);
    } else if (index > 0 && random.nextBoolean()) {
      block.handle.insertAfter(block.ops.get(index - 1).handle, op.handle);
    } else {
      OpBuilder.before(block.ops.get(index).handle).insert(op.handle);
    }
    block.ops.add(index, op);
    op.block = block;
  }

  static void unlink(Op op) {
    if (op.block != null) {
      op.block.ops.remove(op);
      op.block = null;
    }
  }

  static int slot(Op op, String attribute) {
    OpModel model = op.handle.name().model();
    return model == null ? -1 : model.propertyIndex(attribute);
  }

  static void setPlainAttribute(Op op, String name, Attribute value) {
    int slot = slot(op, name);
    if (slot >= 0) {
      op.properties[slot] = value;
    } else {
      op.discardable.put(name, value);
    }
  }

  /** Removes all uses of an operation's results, and uses of nested values from outside. */
  void release(Op op) {
    for (Op inner : PlainIr.nest(op)) {
      for (Val result : inner.results) {
        release(result, inner == op ? null : op);
      }
    }
    for (Blk block : PlainIr.blocksIn(op)) {
      for (Val argument : block.args) {
        release(argument, op);
      }
      release(block, op);
    }
  }

  /** Replaces a value in its uses outside {@code around}, or in all if that is null. */
  void release(Val value, @Nullable Op around) {
    for (Use use : List.copyOf(value.uses)) {
      if (around == null || !use.owner.isInside(around)) {
        Val other = choices.pick(rootBlock.args);
        use.owner.handle.opOperand(use.owner.operands.indexOf(use)).set(other.handle());
        use.set(other);
      }
    }
  }

  void release(Blk block, Op around) {
    for (Succ successor : List.copyOf(block.uses)) {
      if (!successor.owner.isInside(around)) {
        int index = successor.owner.successors.indexOf(successor);
        successor.owner.handle.setSuccessor(index, rootBlock.handle);
        successor.set(rootBlock);
      }
    }
  }

  /** Removes an erased operation and its uses from the model. */
  void forget(Op op) {
    List<Op> nest = PlainIr.nest(op);
    for (Op inner : nest) {
      dropPlain(inner);
    }
    plain.blocks.removeAll(new HashSet<>(PlainIr.blocksIn(op)));
    plain.ops.removeAll(new HashSet<>(nest));
  }

  static void dropPlain(Op op) {
    op.operands.forEach(use -> use.set(null));
    op.successors.forEach(successor -> successor.set(null));
  }
}
