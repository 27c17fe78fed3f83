// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.PlainIr.Blk;
import dev.ods.ir.PlainIr.Op;
import dev.ods.ir.PlainIr.Reg;
import dev.ods.ir.PlainIr.Succ;
import dev.ods.ir.PlainIr.Use;
import dev.ods.ir.PlainIr.Val;
import dev.ods.ir.TestIr.NamedType;
import dev.ods.ir.TestIr.NumberAttr;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Makes the same random changes to packed IR and to its model of plain objects. The IR need not be
 * valid: values are used anywhere, so that all kinds of links occur.
 */
final class RandomEditor {
  private static final String[] NAMES = {"t.plain", "t.one", "t.three", "u.a", "u.b", "nameless"};
  private static final String[] ATTRIBUTES = {"a", "b", "c", "d", "e"};
  private static final int FEW_OPS = 300;
  private static final int MANY_OPS = 900;

  final PlainIr plain = new PlainIr();
  private final Random random;
  private final Context context;
  private final OpBuilder builder;
  private final PlainIrChecker checker;

  /** Never erased, so that there is always a value and a block that is not inside another op. */
  private final Op root;

  private final Blk rootBlock;
  private boolean growing = true;
  private String lastEdit = "";

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
    this.builder = builder;
    context = builder.context();
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

  String lastEdit() {
    return lastEdit;
  }

  void checkAll() {
    checker.checkAll();
  }

  PlainIrChecker checker() {
    return checker;
  }

  Operation root() {
    return root.handle;
  }

  IrArena arena() {
    return builder.arena();
  }

  /** Makes one change, and checks the objects involved. */
  void step() {
    if (plain.ops.size() > MANY_OPS) {
      growing = false;
    } else if (plain.ops.size() < FEW_OPS) {
      growing = true;
    }
    int kind = random.nextInt(100);
    if (kind < (growing ? 26 : 10)) {
      create();
    } else if (kind < 34) {
      erase();
    } else if (kind < 44) {
      move();
    } else if (kind < 47) {
      removeOp();
    } else if (kind < 52) {
      insertDetached();
    } else if (kind < 57) {
      replaceAllUses();
    } else if (kind < 63) {
      setOperand();
    } else if (kind < 66) {
      setOperands();
    } else if (kind < 71) {
      insertOperands();
    } else if (kind < 75) {
      eraseOperands();
    } else if (kind < 79) {
      editArguments();
    } else if (kind < 87) {
      editBlocks();
    } else if (kind < 90) {
      cloneOp();
    } else if (kind < 92) {
      setSuccessor();
    } else if (kind < 96) {
      setAttributes();
    } else if (kind < 97) {
      setTypesAndLocations();
    } else if (kind < 98) {
      dropReferences();
    } else {
      askOrder();
    }
  }

  // --- Choices.

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private Op pickOp() {
    return pick(plain.ops);
  }

  /** An operation other than the root. */
  private Op pickChangeable() {
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
  private Op pickUser() {
    return root.handle.block() == null ? pickOp() : pickChangeable();
  }

  private Blk pickBlock() {
    return pick(plain.blocks);
  }

  private Val pickValue() {
    for (int tries = 0; tries < 4; tries++) {
      List<Val> values = random.nextInt(3) == 0 ? pickBlock().args : pickOp().results;
      if (!values.isEmpty()) {
        return pick(values);
      }
    }
    return pick(rootBlock.args);
  }

  private Type pickType() {
    return NamedType.get(context, "type" + random.nextInt(20));
  }

  private Attribute pickAttribute() {
    return NumberAttr.get(context, random.nextInt(50));
  }

  private Location pickLocation() {
    return switch (random.nextInt(4)) {
      case 0 -> UnknownLoc.get(context);
      case 1 -> NameLoc.get(context, "name" + random.nextInt(10));
      case 2 -> FileLineColRange.get(context, "f", random.nextInt(100), 1, 200, 3);
      default ->
          FileLineColRange.get(
              context, "file" + random.nextInt(3), random.nextInt(1000), random.nextInt(80));
    };
  }

  private int pickCount(int usual) {
    int dice = random.nextInt(400);
    return dice == 0 ? 1020 + random.nextInt(10) : random.nextInt(usual + 1);
  }

  private List<Val> pickValues(int count) {
    List<Val> values = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      values.add(pickValue());
    }
    return values;
  }

  private static List<Value> handles(List<Val> values) {
    return values.stream().map(Val::handle).toList();
  }

  // --- The model.

  /**
   * Creates the plain counterpart of a packed operation, without operands, successors and blocks.
   */
  private Op register(Operation handle) {
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

  private Blk addBlock(Reg region, Block handle) {
    Blk block = new Blk(handle);
    block.region = region;
    region.blocks.add(block);
    plain.blocks.add(block);
    return block;
  }

  private void addArgument(Blk block, int index) {
    Type type = pickType();
    Location location = pickLocation();
    Value handle =
        index == block.args.size() && random.nextBoolean()
            ? block.handle.addArgument(type, location)
            : block.handle.insertArgument(index, type, location);
    Val argument = new Val(null, block, type);
    argument.location = location;
    block.args.add(index, argument);
    assertEquals(argument.handle(), handle);
  }

  // --- Operations.

  private Op create() {
    lastEdit = "create";
    String name = NAMES[random.nextInt(NAMES.length)];
    Location location = pickLocation();
    OperationState state = builder.state(context.operationName(name), location);
    List<Val> operands = pickValues(pickCount(4));
    state.addOperands(handles(operands));
    int results = random.nextInt(500) == 0 ? 250 + random.nextInt(12) : random.nextInt(4);
    for (int i = 0; i < results; i++) {
      state.addType(pickType());
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
      String attribute = ATTRIBUTES[random.nextInt(ATTRIBUTES.length)];
      Attribute value = pickAttribute();
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

  private static int slot(Op op, String attribute) {
    OpModel model = op.handle.name().model();
    return model == null ? -1 : model.propertyIndex(attribute);
  }

  private static void setPlainAttribute(Op op, String name, Attribute value) {
    int slot = slot(op, name);
    if (slot >= 0) {
      op.properties[slot] = value;
    } else {
      op.discardable.put(name, value);
    }
  }

  /** Inserts a detached operation into a block that is not nested in it. */
  private void insertSomewhere(Op op) {
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

  private static void unlink(Op op) {
    if (op.block != null) {
      op.block.ops.remove(op);
      op.block = null;
    }
  }

  private void insertDetached() {
    lastEdit = "insert";
    Op op = pickChangeable();
    if (op.block != null) {
      Operation handle = op.handle;
      Block somewhere = pickBlock().handle;
      assertThrows(IllegalArgumentException.class, () -> somewhere.append(handle));
    } else {
      insertSomewhere(op);
    }
    checker.checkOp(op);
  }

  private void removeOp() {
    lastEdit = "remove";
    Op op = pickChangeable();
    op.handle.remove();
    unlink(op);
    checker.checkOp(op);
  }

  private void move() {
    lastEdit = "move";
    Op op = pickChangeable();
    Op to = pickOp();
    Blk block = to.block;
    if (block == null || block.isInside(op) || random.nextInt(4) == 0) {
      block = block == null || block.isInside(op) ? rootBlock : block;
      op.handle.moveToEnd(block.handle);
      unlink(op);
      block.ops.add(op);
      op.block = block;
    } else {
      boolean before = random.nextBoolean();
      if (before) {
        op.handle.moveBefore(to.handle);
      } else {
        op.handle.moveAfter(to.handle);
      }
      if (op != to) {
        unlink(op);
        block.ops.add(block.ops.indexOf(to) + (before ? 0 : 1), op);
        op.block = block;
      }
    }
    checker.checkOp(op);
    checker.checkBlock(block);
  }

  private void erase() {
    lastEdit = "erase";
    Op op = pickChangeable();
    for (Val result : op.results) {
      if (!result.uses.isEmpty()) {
        assertThrows(IllegalStateException.class, op.handle::erase);
        checker.checkUses(result);
        break;
      }
    }
    release(op);
    op.handle.erase();
    forget(op);
    if (op.block != null) {
      Blk block = op.block;
      unlink(op);
      checker.checkBlock(block);
    }
  }

  /** Removes all uses of an operation's results, and uses of nested values from outside. */
  private void release(Op op) {
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
  private void release(Val value, @org.jspecify.annotations.Nullable Op around) {
    for (Use use : List.copyOf(value.uses)) {
      if (around == null || !use.owner.isInside(around)) {
        Val other = pick(rootBlock.args);
        use.owner.handle.opOperand(use.owner.operands.indexOf(use)).set(other.handle());
        use.set(other);
      }
    }
  }

  private void release(Blk block, Op around) {
    for (Succ successor : List.copyOf(block.uses)) {
      if (!successor.owner.isInside(around)) {
        int index = successor.owner.successors.indexOf(successor);
        successor.owner.handle.setSuccessor(index, rootBlock.handle);
        successor.set(rootBlock);
      }
    }
  }

  /** Removes an erased operation and its uses from the model. */
  private void forget(Op op) {
    List<Op> nest = PlainIr.nest(op);
    for (Op inner : nest) {
      dropPlain(inner);
    }
    plain.blocks.removeAll(new java.util.HashSet<>(PlainIr.blocksIn(op)));
    plain.ops.removeAll(new java.util.HashSet<>(nest));
  }

  private static void dropPlain(Op op) {
    op.operands.forEach(use -> use.set(null));
    op.successors.forEach(successor -> successor.set(null));
  }

  private void dropReferences() {
    lastEdit = "dropAllReferences";
    Op op = pickChangeable();
    op.handle.dropAllReferences();
    for (Op inner : PlainIr.nest(op)) {
      dropPlain(inner);
      checker.checkOp(inner);
    }
  }

  // --- Operands.

  private void replaceAllUses() {
    lastEdit = "replaceAllUsesWith";
    if (random.nextBoolean()) {
      Val from = pickValue();
      Val to = pickValue();
      from.handle().replaceAllUsesWith(to.handle());
      replacePlain(from, to);
      checker.checkUses(from);
      checker.checkUses(to);
      return;
    }
    Op op = pickOp();
    List<Val> values = pickValues(op.results.size());
    op.handle.replaceAllUsesWith(handles(values));
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

  private void setOperand() {
    lastEdit = "setOperand";
    Op op = pickUser();
    if (op.operands.isEmpty()) {
      return;
    }
    int index = random.nextInt(op.operands.size());
    Val value = pickValue();
    if (random.nextBoolean()) {
      op.handle.setOperand(index, value.handle());
    } else {
      op.handle.opOperand(index).set(value.handle());
    }
    op.operands.get(index).set(value);
    checker.checkUses(value);
  }

  private void setOperands() {
    lastEdit = "setOperands";
    Op op = pickUser();
    List<Val> values = pickValues(pickCount(6));
    op.handle.setOperands(handles(values));
    while (op.operands.size() > values.size()) {
      op.operands.remove(values.size()).set(null);
    }
    for (int i = 0; i < values.size(); i++) {
      if (i == op.operands.size()) {
        op.operands.add(new Use(op));
      }
      op.operands.get(i).set(values.get(i));
    }
    checker.checkOp(op);
    values.forEach(checker::checkUses);
  }

  private void insertOperands() {
    lastEdit = "insertOperands";
    Op op = pickUser();
    int index = random.nextInt(op.operands.size() + 1);
    List<Val> values = pickValues(pickCount(3));
    op.handle.insertOperands(index, handles(values));
    for (int i = 0; i < values.size(); i++) {
      Use use = new Use(op);
      op.operands.add(index + i, use);
      use.set(values.get(i));
    }
    checker.checkOp(op);
    values.forEach(checker::checkUses);
  }

  private void eraseOperands() {
    lastEdit = "eraseOperands";
    Op op = pickUser();
    int from = random.nextInt(op.operands.size() + 1);
    int count = random.nextInt(op.operands.size() - from + 1);
    op.handle.eraseOperands(from, count);
    for (int i = 0; i < count; i++) {
      op.operands.remove(from).set(null);
    }
    checker.checkOp(op);
  }

  // --- Blocks.

  private void editArguments() {
    lastEdit = "arguments";
    Blk block = pickBlock();
    if (block == rootBlock || block.args.isEmpty() || random.nextBoolean()) {
      addArgument(block, random.nextInt(block.args.size() + 1));
    } else {
      int index = random.nextInt(block.args.size());
      Val argument = block.args.get(index);
      if (!argument.uses.isEmpty()) {
        assertThrows(IllegalStateException.class, () -> block.handle.eraseArgument(index));
        release(argument, null);
      }
      block.handle.eraseArgument(index);
      block.args.remove(index);
    }
    checker.checkBlock(block);
    block.args.forEach(checker::checkUses);
  }

  private void editBlocks() {
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
    lastEdit = "addBlock";
    Op op = pickOp();
    if (!op.regions.isEmpty()) {
      Reg region = pick(op.regions);
      checker.checkBlock(addBlock(region, region.handle().addBlock()));
    }
  }

  private void split() {
    lastEdit = "splitBefore";
    Op op = pickOp();
    Blk block = op.block;
    if (block == null || block.region == null) {
      return;
    }
    Blk created = new Blk(block.handle.splitBefore(op.handle));
    created.region = block.region;
    block.region.blocks.add(block.region.blocks.indexOf(block) + 1, created);
    plain.blocks.add(created);
    List<Op> tail = block.ops.subList(block.ops.indexOf(op), block.ops.size());
    created.ops.addAll(tail);
    tail.clear();
    created.ops.forEach(moved -> moved.block = created);
    checker.checkBlock(block);
    checker.checkBlock(created);
  }

  private void moveBlock() {
    lastEdit = "moveBefore (block)";
    Blk block = pickBlock();
    Blk to = pickBlock();
    Reg region = to.region;
    if (block == rootBlock || region == null || isInside(to, block)) {
      return;
    }
    block.handle.moveBefore(to.handle);
    if (block != to) {
      if (block.region != null) {
        block.region.blocks.remove(block);
      }
      region.blocks.add(region.blocks.indexOf(to), block);
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
    lastEdit = "remove or append block";
    Blk block = pickBlock();
    if (block == rootBlock) {
      return;
    }
    Reg from = block.region;
    if (from != null) {
      block.handle.remove();
      from.blocks.remove(block);
      block.region = null;
    } else {
      Op op = pickOp();
      if (op.regions.isEmpty()
          || op.block == block
          || (op.block != null && isInside(op.block, block))) {
        return;
      }
      Reg region = pick(op.regions);
      region.handle().append(block.handle);
      region.blocks.add(block);
      block.region = region;
    }
    checker.checkBlock(block);
    block.ops.forEach(checker::checkOp);
  }

  private void eraseBlock() {
    lastEdit = "erase (block)";
    Blk block = pickBlock();
    if (block == rootBlock) {
      return;
    }
    for (Op op : List.copyOf(block.ops)) {
      release(op);
    }
    for (Val argument : block.args) {
      release(argument, null);
    }
    for (Succ successor : List.copyOf(block.uses)) {
      int index = successor.owner.successors.indexOf(successor);
      successor.owner.handle.setSuccessor(index, rootBlock.handle);
      successor.set(rootBlock);
    }
    block.handle.erase();
    block.ops.forEach(this::forget);
    if (block.region != null) {
      block.region.blocks.remove(block);
      checker.checkOp(block.region.owner);
    }
    plain.blocks.remove(block);
  }

  private void takeBody() {
    lastEdit = "takeBody";
    Op op = pickOp();
    Op other = pickOp();
    if (op.regions.isEmpty() || other == root || other.regions.isEmpty()) {
      return;
    }
    Reg region = pick(op.regions);
    Reg from = pick(other.regions);
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

  private void setSuccessor() {
    lastEdit = "setSuccessor";
    Op op = pickOp();
    if (op.successors.isEmpty()) {
      return;
    }
    int index = random.nextInt(op.successors.size());
    Blk block = pickBlock();
    op.handle.setSuccessor(index, block.handle);
    op.successors.get(index).set(block);
    checker.checkBlock(block);
  }

  // --- Attributes and locations.

  private void setAttributes() {
    lastEdit = "attributes";
    Op op = pickOp();
    String name = ATTRIBUTES[random.nextInt(ATTRIBUTES.length)];
    Attribute value = pickAttribute();
    switch (random.nextInt(5)) {
      case 0 -> {
        Attribute old = op.handle.removeAttribute(name);
        int slot = slot(op, name);
        assertEquals(slot >= 0 ? op.properties[slot] : op.discardable.get(name), old);
        if (slot >= 0) {
          op.properties[slot] = null;
        } else {
          op.discardable.remove(name);
        }
      }
      case 1 -> {
        DictionaryAttr dictionary =
            DictionaryAttr.get(context, List.of(new NamedAttribute("z" + name, value)));
        op.handle.setDiscardableAttributes(dictionary);
        op.discardable.clear();
        op.discardable.put("z" + name, value);
      }
      case 2 -> {
        if (op.properties.length > 0) {
          int slot = random.nextInt(op.properties.length);
          op.handle.setProperty(slot, value);
          op.properties[slot] = value;
        } else if (op.handle.name().model() == null) {
          op.handle.setRawProperties(value);
          op.raw = value;
        }
      }
      default -> {
        op.handle.setAttribute(name, value);
        setPlainAttribute(op, name, value);
        assertEquals(value, op.handle.attribute(name));
      }
    }
    checker.checkOp(op);
  }

  private void setTypesAndLocations() {
    lastEdit = "types and locations";
    Val value = pickValue();
    value.type = pickType();
    value.handle().setType(value.type);
    Op op = pickOp();
    op.location = pickLocation();
    op.handle.setLocation(op.location);
    if (value.op == null) {
      value.location = pickLocation();
      value.handle().setLocation(value.location);
    }
    checker.checkOp(op);
  }

  private void askOrder() {
    lastEdit = "isBeforeInBlock";
    Blk block = pickBlock();
    if (block.ops.size() < 2) {
      return;
    }
    for (int i = 0; i < 5; i++) {
      int a = random.nextInt(block.ops.size());
      int b = random.nextInt(block.ops.size());
      Operation first = block.ops.get(a).handle;
      Operation second = block.ops.get(b).handle;
      assertEquals(a < b, first.isBeforeInBlock(second));
    }
    checker.checkBlock(block);
  }

  // --- Clones.

  private void cloneOp() {
    lastEdit = "clone";
    Op op = pickChangeable();
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
        Val from = pickValue();
        if (!from.isDefinedInside(op)) {
          values.put(from, pickValue());
          mapping.map(from.handle(), values.get(from).handle());
        }
      }
      Blk from = pickBlock();
      if (!from.isInside(op)) {
        blocks.put(from, pickBlock());
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
      insertSomewhere(twin);
    }
  }

  private Op copyPlain(Op op, Operation copy, Map<Val, Val> values, Map<Blk, Blk> blocks) {
    Op twin = register(copy);
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
        Blk blockTwin = addBlock(twin.regions.get(i), TestIr.notNull(at));
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

  // --- The end.

  /** Erases everything, the root last, and checks that the arena is empty. */
  void eraseAll() {
    eraseAllButRoot();
    checker.checkAll();
    root.handle.erase();
    assertEquals(0, builder.arena().liveBytes());
  }

  /** Drops all references, and erases detached operations and blocks. */
  void eraseAllButRoot() {
    lastEdit = "erase all";
    for (Op op : plain.ops) {
      op.handle.dropAllReferences();
      dropPlain(op);
    }
    for (Op op : List.copyOf(plain.ops)) {
      if (op.block == null && op != root && plain.ops.contains(op)) {
        op.handle.erase();
        forget(op);
      }
    }
    for (Blk block : List.copyOf(plain.blocks)) {
      if (block.region == null) {
        block.handle.erase();
        block.ops.forEach(this::forget);
        plain.blocks.remove(block);
      }
    }
  }
}
