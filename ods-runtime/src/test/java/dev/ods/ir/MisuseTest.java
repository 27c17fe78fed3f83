// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.TestIr.Model;
import dev.ods.ir.TestIr.NumberAttr;
import dev.ods.ir.TestIr.TestDialect;
import dev.ods.ir.unsafe.PackedLocation;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Misuse of the API is rejected with a message that says how to fix it. */
class MisuseTest {
  private final Context context = TestIr.context();
  private final OpBuilder builder = OpBuilder.create(context);
  private final Operation root = TestIr.enter(builder, "root");
  private final Block body = TestIr.notNull(root.region(0).first());

  private static void refused(Class<? extends Exception> type, String hint, Executable misuse) {
    String message = String.valueOf(assertThrows(type, misuse).getMessage());
    assertTrue(message.contains(hint), "no hint '" + hint + "' in: " + message);
  }

  private static void refusedArgument(String hint, Executable misuse) {
    refused(IllegalArgumentException.class, hint, misuse);
  }

  private static void refusedState(String hint, Executable misuse) {
    refused(IllegalStateException.class, hint, misuse);
  }

  private Operation producer() {
    return TestIr.create(builder, "u.producer", List.of(), 1, 0);
  }

  private Operation user(Value... operands) {
    return TestIr.create(builder, "u.user", List.of(operands), 0, 0);
  }

  // --- Erasing objects in use.

  @Test
  void doesNotEraseAnOperationInUse() {
    Operation producer = producer();
    Operation user = user(producer.result(0));
    refusedState("replace its uses", producer::erase);
    assertEquals(producer.result(0), user.operand(0));
    assertEquals(body, producer.block());
  }

  @Test
  void doesNotEraseAnOperationWithANestedValueInUse() {
    Operation outer = TestIr.create(builder, "u.outer", List.of(), 0, 1);
    Value inside =
        TestIr.create(OpBuilder.atEnd(outer.region(0).addBlock()), "u.in", List.of(), 1, 0)
            .result(0);
    Operation user = user(inside);
    refusedState("in use outside", outer::erase);
    assertEquals(inside, user.operand(0));
    assertEquals(body, outer.block());
    user.erase();
    outer.erase();
    assertTrue(body.isEmpty());
  }

  @Test
  void doesNotEraseAnOperationWithANestedArgumentOrBlockInUse() {
    Operation outer = TestIr.create(builder, "u.outer", List.of(), 0, 1);
    Block inside = outer.region(0).addBlock();
    Operation user = user(inside.addArgument(TestIr.type(context), UnknownLoc.get(context)));
    refusedState("in use outside", outer::erase);
    user.erase();
    OperationName branch = context.operationName("u.br");
    OperationState state = builder.state(branch, UnknownLoc.get(context)).addSuccessor(inside);
    Operation terminator = builder.create(state);
    refusedState("in use outside", outer::erase);
    terminator.erase();
    outer.erase();
    assertTrue(body.isEmpty());
  }

  @Test
  void doesNotEraseABlockWithAResultInUse() {
    Operation producer = producer();
    Block other = root.region(0).addBlock();
    builder.setInsertionPointToEnd(other);
    Operation user = user(producer.result(0));
    refusedState("in use outside", body::erase);
    assertEquals(producer.result(0), user.operand(0));
    assertEquals(root.region(0), body.parent());
    user.erase();
    body.erase();
    assertEquals(other, root.region(0).first());
  }

  @Test
  void doesNotEraseABlockWithAnArgumentInUse() {
    Value argument = body.addArgument(TestIr.type(context), UnknownLoc.get(context));
    builder.setInsertionPointToEnd(root.region(0).addBlock());
    Operation user = user(argument);
    refusedState("in use outside", body::erase);
    refusedState("replace its uses", () -> body.eraseArgument(0));
    BitSet both = BitSet.valueOf(new long[] {3});
    body.addArgument(TestIr.type(context), UnknownLoc.get(context));
    refusedState("argument #0 is in use", () -> body.eraseArguments(both));
    body.eraseArguments(BitSet.valueOf(new long[] {2}));
    refused(
        IndexOutOfBoundsException.class,
        "argument",
        () -> body.eraseArguments(BitSet.valueOf(new long[] {4})));
    user.erase();
    body.erase();
  }

  @Test
  void doesNotEraseASuccessorOfAnotherBlock() {
    Block loop = root.region(0).addBlock();
    OperationName branch = context.operationName("u.br");
    builder.create(builder.state(branch, UnknownLoc.get(context)).addSuccessor(loop));
    refusedState("redirect its predecessors", loop::erase);
    TestIr.notNull(body.last()).erase();
    builder.setInsertionPointToEnd(loop);
    builder.create(builder.state(branch, UnknownLoc.get(context)).addSuccessor(loop));
    assertTrue(loop.hasPredecessors());
    loop.erase();
    assertEquals(body, root.region(0).last());
  }

  @Test
  void handlesToErasedOperationsAreInvalid() {
    Operation op = producer();
    op.erase();
    refusedState("was erased", op::name);
    OpBuilder.makeRoot(root);
    root.erase();
    refusedState("was erased", root::name);
  }

  // --- Arenas.

  @Test
  void rejectsValuesOfAnotherArena() {
    Value foreign = TestIr.create(OpBuilder.create(context), "u", List.of(), 1, 0).result(0);
    Operation producer = producer();
    Operation user = user(producer.result(0));
    refusedArgument("clone its operation", () -> user.setOperand(0, foreign));
    refusedArgument("clone its operation", () -> user.insertOperands(0, List.of(foreign)));
    refusedArgument(
        "clone its operation", () -> user.setOperands(List.of(producer.result(0), foreign)));
    refusedArgument(
        "clone its operation", () -> user.setOperands(0, 1, List.of(producer.result(0), foreign)));
    assertEquals(List.of(producer.result(0)), user.operands());
    refusedArgument("clone its operation", () -> user.opOperand(0).set(foreign));
    refusedArgument("clone its operation", () -> producer.result(0).replaceAllUsesWith(foreign));
    refusedArgument("clone its operation", () -> user(foreign));
    assertEquals(List.of(producer.result(0)), user.operands());
    assertTrue(producer.result(0).hasOneUse());
  }

  @Test
  void rejectsOperationsOfAnotherArenaWithoutMovingThem() {
    OpBuilder elsewhere = OpBuilder.create(context);
    Operation other = TestIr.enter(elsewhere, "other");
    Operation foreign = TestIr.leaf(elsewhere, "u.foreign");
    Operation here = producer();
    refusedArgument("clone it", () -> foreign.moveBefore(here));
    refusedArgument("clone it", () -> foreign.moveAfter(here));
    refusedArgument("clone it", () -> foreign.moveToEnd(body));
    assertEquals(other, foreign.parent(), "nothing has changed");
    foreign.remove();
    refusedArgument("clone it", () -> body.append(foreign));
    Block foreignBlock = TestIr.notNull(other.region(0).first());
    refusedArgument("clone", () -> foreignBlock.moveBefore(body));
    refusedArgument(
        "clone",
        () ->
            TestIr.create(builder, "u.empty", List.of(), 0, 1).region(0).takeBody(other.region(0)));
    foreignBlock.remove();
    refusedArgument("clone", () -> root.region(0).append(foreignBlock));
    refusedArgument("make another one", () -> builder.setInsertionPointToEnd(foreignBlock));
  }

  // --- Insertion points.

  @Test
  void rejectsWrongInsertionPoints() {
    Operation a = producer();
    Operation detached = TestIr.leaf(builder.clearInsertionPoint(), "u.detached");
    refusedArgument("remove it first", () -> body.append(a));
    refusedArgument("must be in a block", () -> a.moveBefore(detached));
    refusedArgument("must be in a block", () -> builder.setInsertionPoint(detached));
    refusedArgument("not in this block", () -> root.region(0).addBlock().insertAfter(a, detached));
    refusedArgument("one block", () -> a.isBeforeInBlock(detached));
    refusedArgument("remove it first", () -> root.region(0).append(body));
    Block loose = root.region(0).createBlock();
    loose.append(detached);
    refusedState("insert it into one", () -> loose.splitBefore(detached));
    refusedArgument("must be in a region", () -> body.moveBefore(loose));
    refusedState("erase its blocks", () -> root.region(0).takeBody(root.region(0)));
  }

  @Test
  void indexesOutOfRangeAreReportedWithTheCount() {
    Operation op = user(producer().result(0));
    Class<IndexOutOfBoundsException> type = IndexOutOfBoundsException.class;
    refused(type, "has 1 operands, there is no operand #1", () -> op.operand(1));
    refused(type, "no operand #-1", () -> op.operand(-1));
    refused(type, "has 0 results", () -> op.result(0));
    refused(type, "has 0 regions", () -> op.region(0));
    refused(type, "has 0 successors", () -> op.successor(0));
    refused(type, "has 0 inherent attributes", () -> op.property(0));
    refused(type, "has 0 arguments", () -> body.argument(0));
    refused(type, "of 1 elements", () -> op.eraseOperands(0, 2));
    refused(type, "of 1 elements", () -> op.eraseOperands(BitSet.valueOf(new long[] {3})));
    refused(type, "of 1 elements", () -> op.insertOperands(2, List.of()));
    BitSet third = BitSet.valueOf(new long[] {4});
    refused(type, "of 2 elements", () -> op.insertOperands(third, List.of(op.operand(0))));
    refused(
        IllegalArgumentException.class,
        "1 indices for 0 operands",
        () -> op.insertOperands(third, List.of()));
    refused(type, "of 1 elements", () -> op.setOperands(1, 1, List.of()));
    assertThrows(type, () -> op.operands(1, 1));
    assertThrows(type, () -> body.insertArgument(1, TestIr.type(context), UnknownLoc.get(context)));
  }

  // --- No value.

  @Test
  void aDroppedOperandHoldsNoValue() {
    Operation user = user(producer().result(0));
    user.dropAllReferences();
    Value none = user.operand(0);
    assertTrue(none.isNull());
    assertNull(none.definingOp());
    refusedState("no value", none::type);
    refusedState("no value", () -> none.setType(TestIr.type(context)));
    refusedState("no value", () -> user.operandType(0));
    refusedState("no value", none::hasUses);
    refusedState("no value", none::location);
    refusedState("no value", () -> none.replaceAllUsesWith(producer().result(0)));
  }

  @Test
  void usesMayBeReplacedByNoValue() {
    Operation producer = producer();
    Operation first = user(producer.result(0), producer.result(0));
    Operation second = user(producer.result(0));
    second.dropAllReferences();
    producer.result(0).replaceAllUsesWith(second.operand(0));
    assertTrue(first.operand(0).isNull());
    assertFalse(producer.result(0).hasUses());
    producer.erase();
    first.setOperand(1, producer().result(0));
    assertFalse(first.operand(1).isNull());
  }

  // --- Views of operands that change.

  @Test
  void operandsMayBeSetToAViewOfThemselves() {
    Operation a = producer();
    Operation b = producer();
    Operation c = producer();
    Operation user = user(a.result(0), b.result(0), c.result(0));
    user.setOperands(user.operands(1, 2));
    assertEquals(List.of(b.result(0), c.result(0)), user.operands());
    user.insertOperands(1, user.operands());
    assertEquals(
        List.of(b.result(0), b.result(0), c.result(0), c.result(0)), List.copyOf(user.operands()));
    user.setOperands(0, 1, user.operands(1, 2));
    assertEquals(
        List.of(b.result(0), c.result(0), b.result(0), c.result(0), c.result(0)),
        List.copyOf(user.operands()));
    user.setOperands(1, 3, user.operands(3, 2));
    assertEquals(
        List.of(b.result(0), c.result(0), c.result(0), c.result(0)), List.copyOf(user.operands()));
    user.setOperands(List.of());
    assertFalse(a.result(0).hasUses() || b.result(0).hasUses() || c.result(0).hasUses());
  }

  @Test
  void usesMayBeReplacedByAViewOfThem() {
    Operation op = TestIr.create(builder, "u", List.of(), 2, 0);
    Operation user = user(op.result(1), op.result(0));
    op.replaceAllUsesWith(user.operands());
    assertEquals(List.of(op.result(0), op.result(0)), List.copyOf(user.operands()));
  }

  @Test
  void copiesOfViewsDoNotChange() {
    Operation op = TestIr.create(builder, "u", List.of(), 2, 0);
    Operation user = user(op.result(0), op.result(1));
    ValueRange copy = ValueRange.copyOf(user.operands());
    ValueRange last = ValueRange.copyOf(user.operands().slice(1, 1));
    user.setOperand(0, op.result(1));
    user.eraseOperands(1, 1);
    assertEquals(op.results(), copy);
    assertEquals(List.of(op.result(1)), last);
    assertSame(copy, ValueRange.copyOf(copy));
  }

  // --- Contexts.

  @Test
  void rejectsTypesAttributesAndLocationsOfAnotherContext() {
    Context other = TestIr.context();
    Type type = TestIr.type(other);
    Attribute attribute = NumberAttr.get(other, 1);
    Location location = NameLoc.get(other, "n");
    Operation op = TestIr.leaf(builder, "t.one");
    Value value = producer().result(0);
    String hint = "of another context";
    OperationState state = builder.state(context.operationName("t.one"), UnknownLoc.get(context));
    refusedArgument(hint, () -> state.addType(type));
    refusedArgument(hint, () -> state.setAttribute("a", attribute));
    refusedArgument(hint, () -> state.setAttribute("z", attribute));
    refusedArgument(hint, () -> state.setProperty(0, attribute));
    refusedArgument(hint, () -> state.setRawProperties(attribute));
    refusedArgument(hint, () -> state.setLocation(location));
    refusedArgument(hint, () -> state.reset(other.operationName("t.one"), 0));
    refusedArgument(hint, () -> value.setType(type));
    refusedArgument(hint, () -> op.setAttribute("a", attribute));
    refusedArgument(hint, () -> op.setAttribute("z", attribute));
    refusedArgument(hint, () -> op.setRawProperties(attribute));
    refusedArgument(hint, () -> op.setLocation(location));
    refusedArgument(
        hint,
        () ->
            op.setDiscardableAttributes(
                DictionaryAttr.get(other, List.of(new NamedAttribute("z", attribute)))));
    refusedArgument(hint, () -> body.addArgument(type, UnknownLoc.get(context)));
    refusedArgument(hint, () -> PackedLocation.addArgument(body, type, PackedLocation.UNKNOWN));
    refusedArgument(hint, () -> body.addArgument(TestIr.type(context), location));
  }

  @Test
  void rejectsFusedLocationsOfAnotherContext() {
    Context other = TestIr.context();
    Location here = NameLoc.get(context, "n");
    Location there = NameLoc.get(other, "n");
    Attribute mark = NumberAttr.get(other, 1);
    String hint = "get all parts from one context";
    List<Location> foreign =
        List.of(
            there,
            UnknownLoc.get(other),
            FusedLoc.get(other, List.of(there), mark),
            FusedLoc.get(other, List.of(there, FileLineColRange.get(other, "f", 1, 1)), null));
    for (Location location : foreign) {
      refusedArgument(hint, () -> FusedLoc.get(context, List.of(location), null));
      refusedArgument(hint, () -> FusedLoc.get(context, List.of(here, location), null));
      refusedArgument(hint, () -> FusedLoc.get(context, List.of(location), mark));
    }
    refusedArgument(hint, () -> FusedLoc.get(context, List.of(), mark));
    refusedArgument(hint, () -> FusedLoc.get(context, List.of(here), mark));
  }

  // --- Lists of which one element is refused.

  @Test
  void aStateIsAsBeforeAfterAListThatItRefuses() {
    Context other = TestIr.context();
    Operation producer = producer();
    Block block = root.region(0).addBlock();
    Value foreign = TestIr.create(OpBuilder.create(context), "u", List.of(), 1, 0).result(0);
    Operation elsewhere = TestIr.enter(OpBuilder.create(context), "u");
    Block foreignBlock = TestIr.notNull(elsewhere.region(0).first());
    Type type = TestIr.type(context);
    NamedAttribute named = new NamedAttribute("z", NumberAttr.get(context, 2));
    NamedAttribute inherent = new NamedAttribute("a", NumberAttr.get(context, 2));
    NamedAttribute wrong = new NamedAttribute("y", NumberAttr.get(other, 2));
    OperationState state = builder.state(context.operationName("t.one"), UnknownLoc.get(context));
    state.addOperand(producer.result(0)).addType(type).addSuccessor(block);
    state.setAttribute("z", NumberAttr.get(context, 1));
    refusedArgument(
        "clone", () -> state.addOperands(List.of(producer.result(0), producer.result(0), foreign)));
    refusedArgument("clone", () -> state.addSuccessors(List.of(block, foreignBlock)));
    refusedArgument(
        "context", () -> state.addTypes(List.of(type, type, type, type, TestIr.type(other))));
    refusedArgument("context", () -> state.setAttributes(List.of(named, inherent, wrong)));
    assertEquals(1, state.operandCount());
    assertEquals(1, state.typeCount());
    assertEquals(1, state.successorCount());
    assertSame(NumberAttr.get(context, 1), state.attribute("z"));
    assertNull(state.attribute("a"));
    refusedArgument("not negative", () -> state.addRegions(-1));
    assertEquals(0, state.regionCount());
    Operation created = builder.create(state.addOperands(producer.results()));
    assertEquals(List.of(producer.result(0), producer.result(0)), created.operands());
  }

  @Test
  void aDialectIsLoadedCompletelyOrNotAtAll() {
    Context fresh = Context.create();
    OperationName met = fresh.operationName("t.three");
    refusedState("before reading or building", () -> fresh.load(new TestDialect()));
    assertNull(fresh.dialect("t"));
    assertFalse(fresh.operationName("t.plain").isRegistered());
    assertSame(met, fresh.operationName("t.three"));
  }

  @Test
  void rejectsConflictingDialects() {
    context.load(new TestDialect()); // the same one: fine
    refusedArgument("load only one", () -> context.load(new Stranger("t", "t.x")));
    refusedArgument("is not of the dialect", () -> context.load(new Stranger("s", "t.x")));
    refusedState(
        "load its dialect",
        () -> builder.state(new Model("s.unknown", List.of()), UnknownLoc.get(context)));
  }

  private static final class Stranger extends DialectDefinition {
    private final Model model;

    Stranger(String namespace, String op) {
      super(namespace);
      model = new Model(op, List.of());
    }

    @Override
    public List<OpModel> operations() {
      return List.of(model);
    }
  }

  @Test
  void rejectsUnnamedAttributes() {
    refusedArgument("needs a name", () -> new NamedAttribute("", NumberAttr.get(context, 1)));
    NamedAttribute entry = new NamedAttribute("n", NumberAttr.get(context, 1));
    refusedArgument(
        "drop one of the two 'n'", () -> DictionaryAttr.get(context, List.of(entry, entry)));
  }

  @Test
  void aStateNeedsANameBeforeAnythingElse() {
    refusedState(
        "reset to a name", () -> builder.newState().setAttribute("a", NumberAttr.get(context, 1)));
    refusedState("reset to a name", () -> builder.create(builder.newState()));
  }

  @Test
  void resettingAStateFreesItsRegions() {
    long live = builder.arena().liveBytes();
    OperationState state = builder.newState();
    OperationName name = context.operationName("u.a");
    state.reset(name, UnknownLoc.get(context));
    Block first = state.addRegion().addBlock();
    Block second = state.region(0).addBlock();
    builder.setInsertionPointToEnd(first);
    Operation producer = producer();
    builder.create(builder.state(name, UnknownLoc.get(context)).addSuccessor(second));
    builder.setInsertionPointToEnd(second);
    user(producer.result(0), second.addArgument(TestIr.type(context), 0));
    state.reset(name, UnknownLoc.get(context));
    assertEquals(live, builder.arena().liveBytes());
    assertEquals(0, state.regionCount());
  }

  /** What uses values in them from outside loses its operands. */
  @Test
  void resettingAStateFreesRegionsWithValuesInUse() {
    long live = builder.arena().liveBytes();
    Operation user = user();
    OperationState state = builder.newState();
    OperationName name = context.operationName("u.a");
    state.reset(name, UnknownLoc.get(context));
    Block inside = state.addRegion().addBlock();
    Value value = TestIr.create(OpBuilder.atEnd(inside), "u.in", List.of(), 1, 0).result(0);
    user.insertOperands(0, List.of(value));
    state.reset(name, UnknownLoc.get(context));
    assertEquals(0, state.regionCount());
    assertEquals("<<NULL VALUE>>", user.operand(0).toString());
    user.erase();
    assertEquals(live, builder.arena().liveBytes());
  }
}
