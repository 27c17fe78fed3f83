// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.ods.ir.TestIr.NamedType;
import dev.ods.ir.TestIr.NumberAttr;
import dev.ods.ir.storage.RefMap;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Laws of clones and mappings. */
class CloneTest {
  private final Context context = TestIr.context();
  private final OpBuilder builder = OpBuilder.create(context);

  /** Regions, blocks with arguments, a loop of branches, uses before definitions. */
  private Operation program(Value outside) {
    Operation root = TestIr.create(builder, "t.three", List.of(outside), 2, 2);
    root.setAttribute("a", NumberAttr.get(context, 1));
    root.setAttribute("x", NumberAttr.get(context, 2));
    root.setLocation(FileLineColRange.get(context, "f", 3, 4));
    Block entry = builder.createBlock(root.region(0));
    Block loop = builder.createBlock(root.region(0));
    Value argument =
        entry.addArgument(NamedType.get(context, "arg"), NameLoc.get(context, "argument"));
    Value counter = loop.addArgument(NamedType.get(context, "i"), UnknownLoc.get(context));
    builder.setInsertionPointToEnd(entry);
    Operation user = TestIr.create(builder, "u.user", List.of(argument, outside), 1, 1);
    user.setRawProperties(NumberAttr.get(context, 9));
    branch(user.results(), loop);
    builder.setInsertionPointToEnd(user.region(0).addBlock());
    TestIr.create(builder, "t.plain", List.of(argument, counter, user.result(0)), 300, 0);
    builder.setInsertionPointToEnd(loop);
    Operation late = TestIr.create(builder, "u.late", List.of(counter, outside), 1, 0);
    user.insertOperands(1, List.of(late.result(0)));
    branch(List.of(late.result(0), root.result(1)), loop, entry);
    builder.clearInsertionPoint();
    return root;
  }

  private void branch(List<Value> operands, Block... successors) {
    OperationState state =
        builder.state(context.operationName("u.br"), UnknownLoc.get(context)).addOperands(operands);
    for (Block successor : successors) {
      state.addSuccessor(successor);
    }
    builder.create(state);
  }

  private Value outside() {
    return TestIr.create(builder.clearInsertionPoint(), "u.outside", List.of(), 1, 0).result(0);
  }

  @Test
  void clonesAreStructurallyEqual() {
    Value outside = outside();
    Operation root = program(outside);
    int uses = outside.useCount();
    Operation copy = root.clone();
    assertNotEquals(root, copy);
    assertNull(copy.block());
    assertTrue(StructuralComparer.equal(root, copy));
    assertEquals(2 * uses, outside.useCount(), "a copy uses the values from outside");
    assertTrue(StructuralComparer.equal(copy, copy.clone()), "and so is a copy of a copy");
  }

  @Test
  void theComparerDetectsDifferences() {
    Value outside = outside();
    Operation root = program(outside);
    List<Operation> copies = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      copies.add(root.clone());
    }
    Block entry = TestIr.notNull(copies.get(0).region(0).first());
    entry.addArgument(TestIr.type(context), UnknownLoc.get(context));
    Block second = TestIr.notNull(copies.get(1).region(0).first());
    TestIr.notNull(second.last()).setSuccessor(0, second);
    copies.get(2).setAttribute("x", NumberAttr.get(context, 3));
    copies.get(3).setAttribute("a", NumberAttr.get(context, 3));
    TestIr.notNull(TestIr.notNull(copies.get(4).region(0).first()).first()).setRawProperties(null);
    copies.get(5).result(1).setType(NamedType.get(context, "other"));
    copies.get(6).setLocation(UnknownLoc.get(context));
    TestIr.notNull(copies.get(7).region(0).last()).addArgument(TestIr.type(context), 0);
    copies.get(8).region(1).addBlock();
    copies.get(9).setOperand(0, copies.get(9).result(0));
    for (int i = 0; i < copies.size(); i++) {
      assertFalse(StructuralComparer.equal(root, copies.get(i)), "change " + i);
    }
  }

  @Test
  void erasingACloneLeavesTheOriginalIntact() {
    Value outside = outside();
    Operation root = program(outside);
    Operation reference = root.clone();
    long live = builder.arena().liveBytes();
    int uses = outside.useCount();
    for (int i = 0; i < 20; i++) {
      Operation copy = root.clone();
      copy.dropAllReferences();
      copy.erase();
      assertEquals(live, builder.arena().liveBytes());
      assertEquals(uses, outside.useCount());
      assertTrue(StructuralComparer.equal(root, reference));
    }
  }

  @Test
  void erasingTheOriginalLeavesACloneIntact() {
    Value outside = outside();
    Operation root = program(outside);
    Operation copy = root.clone();
    Operation second = copy.clone();
    root.dropAllReferences();
    root.erase();
    program(outside); // in the memory of what was erased
    assertTrue(StructuralComparer.equal(copy, second));
  }

  @Test
  void changesToACloneDoNotAffectTheOriginal() {
    Operation root = program(outside());
    Operation reference = root.clone();
    Operation copy = root.clone();
    copy.walk(op -> op.setAttribute("mark", NumberAttr.get(context, 5)));
    copy.walk(op -> op.eraseOperands(0, op.operandCount()));
    assertTrue(StructuralComparer.equal(root, reference));
  }

  @Test
  void whatIsNotMappedIsFoundByDefault() {
    Value first = outside();
    Value second = outside();
    IrMapping mapping = IrMapping.create().map(List.of(first), List.of(second));
    assertEquals(second, mapping.lookupOrDefault(first));
    assertEquals(second, mapping.lookupOrDefault(second));
    Block block = Objects.requireNonNull(program(first).region(0).first());
    assertEquals(block, mapping.lookupOrDefault(block));
    assertThrows(
        IllegalArgumentException.class, () -> mapping.map(List.of(first), List.<Value>of()));
  }

  @Test
  void theMappingReplacesOuterValuesAndRecordsInnerOnes() {
    Value outside = outside();
    Value other = outside();
    Operation root = program(outside);
    IrMapping mapping = IrMapping.create().map(outside, other);
    Operation copy = root.clone(mapping);
    assertEquals(other, copy.operand(0));
    assertTrue(StructuralComparer.equal(root, copy, List.of(outside), List.of(other)));
    assertFalse(StructuralComparer.equal(root, copy));
    assertEquals(copy.result(1), mapping.lookup(root.result(1)));
    Block entry = TestIr.notNull(root.region(0).first());
    assertEquals(copy.region(0).first(), mapping.lookup(entry));
    assertEquals(
        TestIr.notNull(copy.region(0).first()).argument(0), mapping.lookup(entry.argument(0)));
    assertNull(mapping.lookup(other));
  }

  @Test
  void theMappingRecordsClonesOfOperations() {
    Operation root = program(outside());
    IrMapping mapping = IrMapping.create();
    Operation copy = root.clone(mapping);
    assertEquals(copy, mapping.lookup(root));
    Operation inner = TestIr.notNull(TestIr.notNull(root.region(0).last()).first());
    Operation innerCopy = TestIr.notNull(mapping.lookup(inner));
    assertEquals(TestIr.notNull(TestIr.notNull(copy.region(0).last()).first()), innerCopy);
    assertNull(mapping.lookup(copy), "a copy has no copy");
  }

  @Test
  void blockArgumentsMappedBeforehandAreOmitted() {
    Value outside = outside();
    Operation root = TestIr.enter(builder, "t.plain");
    Block block = TestIr.notNull(root.region(0).first());
    Value first = block.addArgument(NamedType.get(context, "first"), UnknownLoc.get(context));
    Value second = block.addArgument(NamedType.get(context, "second"), UnknownLoc.get(context));
    builder.setInsertionPointToEnd(block);
    TestIr.create(builder, "u.user", List.of(first, second), 0, 0);
    IrMapping mapping = IrMapping.create().map(first, outside);
    Block copy = TestIr.notNull(root.clone(mapping).region(0).first());
    assertEquals(1, copy.argumentCount());
    assertSame(second.type(), copy.argument(0).type());
    assertEquals(List.of(outside, copy.argument(0)), TestIr.notNull(copy.first()).operands());
    assertEquals(copy.argument(0), mapping.lookup(second));
  }

  @Property(tries = 100)
  void refMapIsAMap(@ForAll List<Integer> keys) {
    RefMap map = new RefMap();
    java.util.Map<Integer, Integer> expected = new java.util.HashMap<>();
    for (int i = 0; i < keys.size(); i++) {
      // Objects start at least five units apart.
      int ref = (keys.get(i) & 0x1FFFFFF) * 5;
      map.put(ref, i + 1);
      expected.put(ref, i + 1);
      assertEquals(0, map.get(ref + 5 + (1 << 28)), "nothing was put there");
    }
    expected.forEach((ref, to) -> assertEquals((int) to, map.get(ref)));
  }

  @Test
  void oneMappingServesSeveralClones() {
    Operation producer = TestIr.create(builder, "u.producer", List.of(), 1, 0);
    Operation consumer = TestIr.create(builder, "u.consumer", producer.results(), 0, 0);
    IrMapping mapping = IrMapping.create();
    Operation first = producer.clone(mapping);
    assertEquals(first.result(0), consumer.clone(mapping).operand(0));
    Operation second = producer.clone(mapping);
    assertEquals(second.result(0), consumer.clone(mapping).operand(0));
  }

  @Test
  void outerSuccessorsAreKeptOrMapped() {
    Operation root = TestIr.create(builder, "t.plain", List.of(), 0, 1);
    Block from = root.region(0).addBlock();
    Block to = root.region(0).addBlock();
    builder.setInsertionPointToEnd(from);
    branch(List.of(), to);
    Operation branch = TestIr.notNull(from.last());
    assertEquals(to, branch.clone().successor(0));
    assertEquals(from, branch.clone(IrMapping.create().map(to, from)).successor(0));
    assertEquals(3, to.predecessors().size() + from.predecessors().size() + 2);
  }

  @Test
  void clonesIntoAnArenaOfItsOwn() {
    Operation source = TestIr.enter(builder, "t.plain");
    Operation inner = TestIr.create(builder, "u.a", List.of(), 2, 0);
    TestIr.create(builder, "u.b", inner.results(), 0, 0);
    Operation copy = source.cloneDetached();
    assertTrue(StructuralComparer.equal(source, copy));
    assertNotEquals(source, copy);
    source.erase();
    assertTrue(StructuralComparer.equal(copy, copy.clone()));
    copy.erase();
    assertEquals(0, copy.arena().reservedBytes());
  }

  @Test
  void clonesInAnotherArenaCannotUseOuterValues() {
    Value outside = outside();
    Operation root = program(outside);
    Exception e = assertThrows(IllegalStateException.class, root::cloneDetached);
    assertTrue(String.valueOf(e.getMessage()).contains("map it"), e.getMessage());
  }

  @Test
  void failedClonesFreeTheirMemory() {
    Value outside = outside();
    Operation root = program(outside);
    OpBuilder elsewhere = OpBuilder.create(context);
    Value mapped = TestIr.create(elsewhere, "u.elsewhere", List.of(), 1, 0).result(0);
    long live = elsewhere.arena().liveBytes();
    Operation user = TestIr.create(builder, "u.two", List.of(outside, root.result(0)), 0, 0);
    assertThrows(
        IllegalStateException.class,
        () -> elsewhere.clone(user, IrMapping.create().map(outside, mapped)));
    assertEquals(live, elsewhere.arena().liveBytes());
    assertFalse(mapped.hasUses());
  }

  /**
   * Whichever part of an operation is refused: nothing of the copy, and of its mapping, is left.
   */
  @Test
  void refusedClonesChangeNothing() {
    Operation root = TestIr.enter(builder, "u.root");
    Operation producer = TestIr.create(builder, "u.producer", List.of(), 1, 0);
    Operation mapped = TestIr.create(builder, "u.mapped", List.of(), 1, 0);
    Block block = root.region(0).addBlock();
    Block mappedBlock = root.region(0).addBlock();
    Operation user = TestIr.create(builder, "u.user", producer.results(), 1, 1);
    builder.setInsertionPointToEnd(user.region(0).addBlock());
    TestIr.create(builder, "u.inner", List.of(user.result(0)), 1, 0);
    Operation innerUser = TestIr.create(builder, "u.inner", producer.results(), 0, 0);
    Operation first = TestIr.notNull(TestIr.notNull(user.region(0).first()).first());
    branch(List.of(), block);
    Operation branch = TestIr.notNull(TestIr.notNull(user.region(0).first()).last());
    IrMapping mapping = IrMapping.create();
    mapping.map(producer.result(0), mapped.result(0)).map(block, mappedBlock);
    Operation copy = user.clone(mapping);
    mapped.result(0).replaceAllUsesWith(producer.result(0));
    TestIr.notNull(mapping.lookup(branch)).setSuccessor(0, block);
    mappedBlock.erase();
    changeNothing(root, List.of(user, branch), mapping);
    mapped.erase();
    changeNothing(root, List.of(user, innerUser), mapping);
    assertEquals(copy, mapping.lookup(user), "as before");
    assertEquals(copy.result(0), mapping.lookup(user.result(0)));
    assertEquals(
        TestIr.notNull(TestIr.notNull(copy.region(0).first()).first()), mapping.lookup(first));
  }

  private void changeNothing(Operation root, List<Operation> refused, IrMapping mapping) {
    OpBuilder atStart = OpBuilder.atStart(TestIr.notNull(root.region(0).first()));
    String before = root.toGenericString();
    long live = builder.arena().liveBytes();
    for (Operation op : refused) {
      assertThrows(IllegalStateException.class, () -> op.clone(mapping));
      assertThrows(IllegalStateException.class, () -> atStart.clone(op, mapping));
    }
    assertEquals(live, builder.arena().liveBytes());
    assertEquals(before, root.toGenericString());
  }

  @Test
  void aMappingOfARefusedCloneIsAsBefore() {
    Value outside = outside();
    Operation root = program(outside);
    IrMapping mapping = IrMapping.create();
    OpBuilder elsewhere = OpBuilder.create(context);
    assertThrows(IllegalStateException.class, () -> elsewhere.clone(root, mapping));
    assertNull(mapping.lookup(root));
    assertEquals(0, elsewhere.arena().liveBytes());
    assertEquals(root.clone(mapping), mapping.lookup(root), "and may be used for other arenas");
  }

  /** A use before the definition is one of the new copy, not of what is mapped already. */
  @Test
  void aSecondCloneUsesItsOwnValues() {
    Operation root = program(outside());
    IrMapping mapping = IrMapping.create();
    Operation first = root.clone(mapping);
    assertTrue(StructuralComparer.equal(root, root.clone(mapping)));
    assertTrue(StructuralComparer.equal(root, first));
  }

  @Test
  void droppedOperandsAndSuccessorsStayDropped() {
    Operation root = program(outside());
    root.dropAllReferences();
    assertTrue(StructuralComparer.equal(root, root.clone()));
    assertTrue(StructuralComparer.equal(root, root.cloneDetached()));
  }

  @Test
  void aMappingRelatesTwoArenasOnly() {
    Value a = outside();
    OpBuilder second = OpBuilder.create(context);
    OpBuilder third = OpBuilder.create(context);
    Value b = TestIr.create(second, "u.b", List.of(), 1, 0).result(0);
    Value c = TestIr.create(third, "u.c", List.of(), 1, 0).result(0);
    IrMapping mapping = IrMapping.create().map(a, b);
    assertNull(mapping.lookup(c), "of another arena");
    assertThrows(IllegalArgumentException.class, () -> mapping.map(a, c));
    assertThrows(IllegalArgumentException.class, () -> mapping.map(c, b));
    Operation user = TestIr.create(builder, "u.user", List.of(a), 0, 0);
    assertThrows(IllegalArgumentException.class, () -> user.clone(mapping));
    assertThrows(IllegalArgumentException.class, () -> third.clone(user, mapping));
    assertEquals(b, second.clone(user, mapping).operand(0));
  }

  @Test
  void rejectsClonesIntoAnotherContext() {
    Operation op = TestIr.leaf(builder, "t.plain");
    OpBuilder other = OpBuilder.create(TestIr.context());
    assertThrows(IllegalArgumentException.class, () -> other.clone(op, IrMapping.create()));
  }

  @Property(tries = 200)
  void longTableIsAMap(@ForAll List<Short> keys) {
    IrMapping.LongTable table = new IrMapping.LongTable();
    java.util.Map<Long, Long> expected = new java.util.HashMap<>();
    for (int i = 0; i < keys.size(); i++) {
      long key = keys.get(i) * 0x1_0000_0001L;
      if (key != 0) {
        table.put(key, i + 1);
        expected.put(key, (long) i + 1);
      }
    }
    for (long key = Short.MIN_VALUE; key <= Short.MAX_VALUE; key += 7) {
      long word = key * 0x1_0000_0001L;
      assertEquals(expected.getOrDefault(word, 0L), table.get(word));
    }
    expected.forEach((key, value) -> assertEquals(value, table.get(key)));
  }

  @Test
  void clonesShareAttributesAndProperties() {
    Operation root = program(outside());
    Operation copy = root.clone();
    assertSame(root.property(0), copy.property(0));
    assertSame(root.discardableAttributes(), copy.discardableAttributes());
    assertSame(root.location(), copy.location());
  }

  /** With a mapping as inlining does, or without: what a copy costs is about what it keeps. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void copiesOfSingleOperationsMakeLittleGarbage(boolean mapped) {
    Value outside = outside();
    List<Operation> originals = new ArrayList<>();
    for (int i = 0; i < 2_000; i++) {
      originals.add(TestIr.create(builder, "u.op", List.of(outside), 1, 0));
    }
    IrMapping mapping = IrMapping.create().map(outside, outside());
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    originals.forEach(op -> builder.clone(op, mapped ? mapping : IrMapping.create()));
    long perCopy = (threads.getCurrentThreadAllocatedBytes() - before) / originals.size();
    assertTrue(perCopy < 2_000, () -> perCopy + " bytes per copy");
  }
}
