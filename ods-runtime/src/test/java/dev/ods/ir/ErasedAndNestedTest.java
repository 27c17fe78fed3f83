// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TupleType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.TestIr.NumberAttr;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Verifier;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/**
 * Misuse that takes several calls: nothing is erased twice, in use when it is erased, or nested in
 * itself; a refused call changes nothing.
 */
class ErasedAndNestedTest {
  private final Context context = TestIr.context();
  private final OpBuilder builder = OpBuilder.create(context);
  private final Operation root = TestIr.create(builder, "t.plain", List.of(), 0, 1);
  private final Block body = root.region(0).addBlock();

  ErasedAndNestedTest() {
    context.allowUnregisteredDialects(true);
    builder.setInsertionPointToEnd(body);
  }

  private void refused(Class<? extends Exception> type, String hint, Executable misuse) {
    String before = root.toGenericString();
    Exception thrown = assertThrows(type, misuse);
    assertTrue(String.valueOf(thrown.getMessage()).contains(hint), thrown.getMessage());
    assertEquals(before, root.toGenericString(), "nothing has changed");
  }

  private void refusedState(String hint, Executable misuse) {
    refused(IllegalStateException.class, hint, misuse);
  }

  private void refusedArgument(String hint, Executable misuse) {
    refused(IllegalArgumentException.class, hint, misuse);
  }

  private Operation outer() {
    Operation outer = TestIr.create(builder, "u.outer", List.of(), 0, 2);
    outer.region(0).addBlock();
    return outer;
  }

  private static Block inside(Operation op) {
    return TestIr.notNull(op.region(0).first());
  }

  // --- Erasing.

  @Test
  void nothingIsErasedTwice() {
    Operation op = TestIr.leaf(builder, "u.a");
    Block block = root.region(0).createBlock();
    op.erase();
    refusedState("was erased", op::erase);
    block.erase();
    refusedState("was erased", block::erase);
    assertNotEquals(TestIr.leaf(builder, "u.b"), TestIr.leaf(builder, "u.c"));
  }

  @Test
  void nothingErasedIsVerifiedOrPrinted() {
    Operation op = TestIr.leaf(builder, "u.a");
    op.erase();
    Diagnostics diagnostics = new Diagnostics();
    refusedState("was erased", () -> Verifier.verify(op, diagnostics));
    refusedState("was erased", () -> Verifier.verifyAlone(op, diagnostics));
    refusedState("was erased", () -> Printer.toString(op, PrinterFlags.GENERIC));
    refusedState("was erased", () -> Printer.toString(op, PrinterFlags.DEFAULT, 1000));
    refusedState("was erased", () -> Printer.print(op, PrinterFlags.DEFAULT));
  }

  @Test
  void aRefusedEraseKeepsTheOrderOfUses() {
    Operation producer = TestIr.create(builder, "u.producer", List.of(), 2, 0);
    Operation outer = outer();
    OpBuilder in = OpBuilder.atEnd(inside(outer));
    Operation inner = TestIr.create(in, "u.inner", List.of(producer.result(0)), 1, 0);
    Value used = inner.result(0);
    for (int i = 0; i < 20; i++) {
      TestIr.create(in, "u.user", List.of(producer.result(i % 2), used, producer.result(0)), 0, 0);
      TestIr.create(builder, "u.between", List.of(producer.result(i % 2)), 0, 0);
    }
    Block second = outer.region(0).addBlock();
    for (int i = 0; i < 3; i++) {
      in.create(
          in.state(context.operationName("u.br"), UnknownLoc.get(context)).addSuccessor(second));
    }
    Operation outside = TestIr.create(builder, "u.outside", List.of(used), 0, 0);
    List<List<OpOperand>> before = uses(producer.result(0), producer.result(1), used);
    List<Block> predecessors = second.predecessors();
    refusedState("in use outside", outer::erase);
    refusedState("in use outside", inside(outer)::erase);
    assertEquals(before, uses(producer.result(0), producer.result(1), used));
    assertEquals(predecessors, second.predecessors());
    outside.erase();
    outer.erase();
    assertTrue(
        IntStream.range(0, producer.result(0).useCount())
            .allMatch(i -> uses(producer.result(0)).get(0).get(i).owner().block().equals(body)));
  }

  private static List<List<OpOperand>> uses(Value... values) {
    List<List<OpOperand>> all = new ArrayList<>();
    for (Value value : values) {
      List<OpOperand> uses = new ArrayList<>();
      value.uses().forEach(uses::add);
      all.add(uses);
    }
    return all;
  }

  /** The memory that is allocated counts the operations around each use. */
  @Test
  void erasingABlockDoesNotWalkOutwardsFromEachUse() {
    int depth = 2000;
    Block outermost = root.region(0).addBlock();
    Value argument = outermost.addArgument(TestIr.type(context), UnknownLoc.get(context));
    builder.setInsertionPointToEnd(outermost);
    for (int i = 0; i < depth; i++) {
      Operation nest = TestIr.create(builder, "u.nest", List.of(argument), 0, 1);
      builder.setInsertionPointToEnd(nest.region(0).addBlock());
    }
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    outermost.erase();
    long bytes = threads.getCurrentThreadAllocatedBytes() - before;
    assertTrue(bytes < 5000L * depth, () -> bytes + " bytes");
  }

  @Test
  void handlesToAnErasedRootSayThatItWasErased() {
    Operation inner = TestIr.create(builder, "u.a", List.of(), 1, 0);
    Value result = inner.result(0);
    Region region = root.region(0);
    OpBuilder.makeRoot(root);
    root.erase();
    List<Executable> uses =
        List.of(
            root::name,
            root::erase,
            root::parent,
            root::next,
            root::regionCount,
            () -> root.region(0),
            () -> root.walk(op -> {}),
            root::clone,
            inner::block,
            inner::operandCount,
            () -> inner.setOperands(List.of()),
            result::type,
            result::useCount,
            body::first,
            () -> body.append(inner),
            region::first,
            region::addBlock,
            () -> TestIr.leaf(builder, "u.b"));
    for (Executable use : uses) {
      IllegalStateException thrown = assertThrows(IllegalStateException.class, use);
      assertTrue(String.valueOf(thrown.getMessage()).contains("erased"), thrown.getMessage());
    }
    assertEquals("<<ERASED OPERATION>>", inner.toString());
    assertEquals("<<ERASED VALUE>>", result.toString());
    assertEquals("<<ERASED BLOCK>>", body.toString());
    assertEquals("<<ERASED REGION>>", region.toString());
  }

  @Test
  void blocksAndRegionsSayWhereTheyAre() {
    Region region = TestIr.create(builder, "u.nest", List.of(), 0, 2).region(1);
    Block first = region.addBlock();
    Block second = region.addBlock();
    assertEquals("region #1 of 'u.nest'", region.toString());
    assertEquals("block #0 of region #1 of 'u.nest'", first.toString());
    assertEquals("block #1 of region #1 of 'u.nest'", second.toString());
    first.remove();
    assertEquals("block in no region", first.toString());
    assertEquals("block #0 of region #1 of 'u.nest'", second.toString());
  }

  /** The message names the builder whose operations can be inserted later. */
  @Test
  void whatIsInsertedLaterIsBuiltInTheSameArena() {
    Operation alien = TestIr.create(OpBuilder.create(context), "u.a", List.of(), 0, 0);
    refusedArgument("OpBuilder.atEnd(block).clearInsertionPoint()", () -> body.append(alien));
    OpBuilder own = OpBuilder.atEnd(body).clearInsertionPoint();
    Operation built = TestIr.create(own, "u.b", List.of(), 0, 0);
    body.append(built);
    assertEquals(built, body.last());
  }

  @Test
  void aRootThatIsInsertedIsARootNoMore() {
    Operation inBody = outer();
    Operation other = TestIr.leaf(builder.clearInsertionPoint(), "u.other");
    refusedArgument("remove the operation first", () -> OpBuilder.makeRoot(inBody));
    OpBuilder.makeRoot(other);
    body.append(other);
    other.remove();
    other.erase();
    assertEquals("t.plain", root.name().value());
  }

  @Test
  void droppedSuccessorsCannotBeRead() {
    Block target = root.region(0).addBlock();
    OperationState state = builder.state(context.operationName("u.br"), UnknownLoc.get(context));
    Operation branch = builder.create(state.addSuccessor(target));
    branch.dropAllReferences();
    refusedState("set it before reading it", () -> branch.successor(0));
    branch.setSuccessor(0, target);
    assertEquals(target, branch.successor(0));
  }

  // --- Nesting.

  @Test
  void nothingIsNestedInItself() {
    Operation outer = outer();
    Operation middle = TestIr.create(OpBuilder.atEnd(inside(outer)), "u.middle", List.of(), 0, 2);
    Block deep = middle.region(0).addBlock();
    Operation leaf = TestIr.leaf(OpBuilder.atEnd(deep), "u.leaf");
    refusedArgument("nested in itself", () -> outer.moveToEnd(deep));
    refusedArgument("nested in itself", () -> outer.moveToEnd(inside(outer)));
    refusedArgument("nested in itself", () -> outer.moveBefore(leaf));
    refusedArgument("nested in itself", () -> outer.moveAfter(leaf));
    refusedArgument("nested in itself", () -> deep.append(root));
    refusedArgument("nested in itself", () -> body.prepend(root));
    refusedArgument("nested in itself", () -> deep.insertBefore(leaf, root));
    refusedArgument("nested in itself", () -> OpBuilder.after(leaf).insert(root));
    Block outerBlock = inside(outer);
    refusedArgument("nested in itself", () -> outerBlock.moveBefore(deep));
    refusedArgument("in themselves", () -> middle.region(1).takeBody(outer.region(0)));
    Operation empty = TestIr.create(OpBuilder.atEnd(body), "u.empty", List.of(), 0, 1);
    Block own = empty.region(0).addBlock();
    refusedArgument("nested in itself", () -> empty.moveToEnd(own));
    outerBlock.remove();
    assertThrows(IllegalArgumentException.class, () -> middle.region(1).append(outerBlock));
    outer.region(0).append(outerBlock);
  }

  @Test
  void anOperationIsNotCreatedInItsOwnRegions() {
    OperationState state = builder.newState();
    state.reset(context.operationName("u.a"), UnknownLoc.get(context));
    Block inside = state.addRegion().addBlock();
    OpBuilder in = OpBuilder.atEnd(inside);
    refusedArgument("own regions", () -> in.create(state));
    Operation nested = TestIr.create(in, "u.b", List.of(), 0, 1);
    OpBuilder deeper = OpBuilder.atEnd(nested.region(0).addBlock());
    refusedArgument("own regions", () -> deeper.create(state));
    Operation created = builder.create(state);
    assertEquals(created, nested.parent());
  }

  // --- States and builders.

  @Test
  void aStateIsUsedOnce() {
    OperationState state = builder.state(context.operationName("u.a"), UnknownLoc.get(context));
    Region region = state.addRegion();
    region.addBlock();
    Operation op = builder.create(state);
    refusedState("reset it", () -> builder.create(state));
    refusedState("get the operation's region", region::addBlock);
    assertEquals(1, op.regionCount());
    assertFalse(op.region(0).isEmpty());
    state.reset(context.operationName("u.b"), UnknownLoc.get(context));
    assertEquals(0, builder.create(state).regionCount());
  }

  @Test
  void aStateIsNotChangedByWhatItRefuses() {
    Operation foreign = TestIr.create(OpBuilder.create(context), "u.foreign", List.of(), 1, 1);
    Block foreignBlock = foreign.region(0).addBlock();
    OperationState state = builder.state(context.operationName("u.a"), UnknownLoc.get(context));
    refusedArgument("another context", () -> state.addType(TestIr.type(TestIr.context())));
    refusedArgument("clone its operation", () -> state.addOperand(foreign.result(0)));
    refusedArgument("clone its operation", () -> state.addSuccessor(foreignBlock));
    assertEquals(0, state.typeCount() + state.operandCount() + state.successorCount());
  }

  @Test
  void aStateOutlivesTheRootOnlyWhenItIsReset() {
    OperationState state = builder.newState();
    state.reset(context.operationName("u.a"), UnknownLoc.get(context)).addRegions(1);
    state.region(0).addBlock();
    OpBuilder.makeRoot(root);
    root.erase();
    for (Executable use :
        List.<Executable>of(() -> state.region(0), state::addRegion, () -> builder.create(state))) {
      assertThrows(IllegalStateException.class, use);
    }
    state.reset(context.operationName("u.b"), UnknownLoc.get(context)).addRegions(1);
    Operation fresh = builder.clearInsertionPoint().create(state);
    fresh.erase();
    assertEquals(0, builder.arena().liveBytes());
  }

  @Test
  void aStateIsNotUsedWithErasedValuesAndBlocks() {
    Operation producer = TestIr.create(builder, "u.producer", List.of(), 1, 0);
    Block target = root.region(0).addBlock();
    OperationName name = context.operationName("u.a");
    OperationState operand =
        builder.newState().reset(name, UnknownLoc.get(context)).addOperand(producer.result(0));
    OperationState successor =
        builder.newState().reset(name, UnknownLoc.get(context)).addSuccessor(target);
    producer.erase();
    refusedState("value was erased", () -> builder.create(operand));
    target.erase();
    refusedState("block was erased", () -> builder.create(successor));
  }

  @Test
  void anInsertionPointThatIsGoneIsRefusedBeforeAnythingIsCreated() {
    Operation position = TestIr.leaf(builder, "u.position");
    Operation used = TestIr.create(builder, "u.used", List.of(), 1, 0);
    OpBuilder before = OpBuilder.before(position);
    position.remove();
    refusedArgument(
        "not in this block", () -> TestIr.create(before, "u.lost", List.of(used.result(0)), 0, 0));
    refusedArgument("not in this block", () -> before.clone(used, IrMapping.create()));
    assertFalse(used.result(0).hasUses());
    position.erase();
    refusedState("was erased", () -> TestIr.leaf(before, "u.lost"));
    Operation foreign = TestIr.create(OpBuilder.create(context), "u.foreign", List.of(), 0, 1);
    refusedArgument("make another one", () -> builder.createBlock(foreign.region(0)));
    assertTrue(foreign.region(0).isEmpty());
    refusedArgument("clone the operation", () -> builder.clearInsertionPoint().insert(foreign));
  }

  @Test
  void aMappingDoesNotLeadToWhatWasErased() {
    Operation a = TestIr.create(builder, "u.a", List.of(), 1, 0);
    Operation b = TestIr.create(builder, "u.b", List.of(a.result(0)), 0, 0);
    IrMapping mapping = IrMapping.create();
    builder.clone(a, mapping).erase();
    refusedState("make another mapping", () -> builder.clone(b, mapping));
    Operation c = TestIr.create(builder, "u.c", List.of(), 1, 0);
    IrMapping byHand = IrMapping.create().map(a.result(0), c.result(0));
    c.erase();
    refusedState("make another mapping", () -> b.clone(byHand));
    b.dropAllReferences();
    refusedState("no value", () -> byHand.map(b.operand(0), a.result(0)));
  }

  @Test
  void operandsThatHaveMovedAreNotSet() {
    Operation a = TestIr.create(builder, "u.a", List.of(), 1, 0);
    Operation user = TestIr.create(builder, "u.user", List.of(a.result(0), a.result(0)), 0, 0);
    OpOperand second = user.opOperand(1);
    user.eraseOperands(1, 1);
    refusedState("from its operation again", () -> second.set(a.result(0)));
    assertEquals("<<ERASED OPERAND>>", second.toString());
  }

  // --- Contexts.

  @Test
  void composedObjectsAreOfOneContext() {
    Context other = TestIr.context();
    Type here = IntegerType.get(context, 8);
    Type there = IntegerType.get(other, 8);
    Attribute foreign = NumberAttr.get(other, 1);
    Location location = NameLoc.get(other, "n");
    String hint = "get all parts from one context";
    refusedArgument(hint, () -> TupleType.get(context, List.of(here, there)));
    refusedArgument(hint, () -> FunctionType.get(context, List.of(here), List.of(there)));
    refusedArgument(hint, () -> FunctionType.get(context, List.of(there), List.of()));
    refusedArgument(hint, () -> RankedTensorType.get(new long[] {1}, here, foreign));
    refusedArgument(hint, () -> MemRefType.get(new long[] {1}, here, null, foreign));
    refusedArgument(hint, () -> ArrayAttr.get(context, NumberAttr.get(context, 1), foreign));
    refusedArgument(hint, () -> StringAttr.get(context, "s", there));
    refusedArgument(hint, () -> CallSiteLoc.get(location, UnknownLoc.get(context)));
    refusedArgument(hint, () -> FusedLoc.get(context, List.of(location), foreign));
    refusedArgument(
        hint, () -> DictionaryAttr.get(context, List.of(new NamedAttribute("n", foreign))));
  }
}
