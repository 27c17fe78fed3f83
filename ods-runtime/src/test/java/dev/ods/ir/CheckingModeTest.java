// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ods.checking.Checks;
import dev.ods.ir.TestIr.NumberAttr;
import dev.ods.ir.unsafe.IrReader;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** What {@code -Dods.checks=true} detects, and nothing else does. */
class CheckingModeTest {
  private final Context context = TestIr.context();
  private final OpBuilder builder = OpBuilder.create(context);
  private final Operation root = TestIr.create(builder, "t.plain", List.of(), 0, 1);
  private final Block body = root.region(0).addBlock();

  /** Isolated, as it is not registered and so might be. */
  private final Operation function = function();

  private final Operation other = function();

  CheckingModeTest() {
    context.allowUnregisteredDialects(true);
  }

  @BeforeEach
  void skipUnlessOn() {
    assumeTrue(Checks.ENABLED);
  }

  private Operation function() {
    builder.setInsertionPointToEnd(body);
    Operation made = TestIr.enter(builder, "u.function");
    fill(made.region(0));
    return made;
  }

  /** Gives a region, which has no blocks or an empty one, two blocks and two operations. */
  private void fill(Region region) {
    Block block = region.isEmpty() ? region.addBlock() : TestIr.notNull(region.first());
    builder.setInsertionPointToEnd(block);
    Operation producer = TestIr.create(builder, "u.producer", List.of(), 1, 0);
    TestIr.create(builder, "u.user", List.of(producer.result(0)), 0, 0);
    block.addArgument(TestIr.type(context), UnknownLoc.get(context));
    region.addBlock();
  }

  private static Operation firstIn(Operation op) {
    return firstIn(op.region(0));
  }

  private static Operation firstIn(Region region) {
    return TestIr.notNull(TestIr.notNull(region.first()).first());
  }

  private static Operation lastIn(Operation op) {
    return lastIn(op.region(0));
  }

  private static Operation lastIn(Region region) {
    return TestIr.notNull(TestIr.notNull(region.first()).last());
  }

  // --- Handles.

  @Test
  void handlesToErasedObjectsAreStaleAfterTheMemoryIsInUseAgain() {
    Operation producer = firstIn(function);
    Value result = producer.result(0);
    int ref = IrReader.ref(producer);
    lastIn(function).erase();
    producer.erase();
    Operation twin = TestIr.create(builder, "u.twin", List.of(), 1, 0);
    assertEquals(ref, IrReader.ref(twin), "the memory is in use again");
    assertNotEquals(twin, producer);
    assertNotEquals(twin.result(0), result);
    List<Executable> uses =
        List.of(
            producer::name,
            producer::next,
            producer::resultCount,
            producer::erase,
            result::type,
            result::hasUses,
            () -> result.replaceAllUsesWith(twin.result(0)));
    for (Executable use : uses) {
      assertThrows(IllegalStateException.class, use);
    }
    assertEquals("<<ERASED OPERATION>>", producer.toString());
  }

  @Test
  void aStateKnowsThatAnOperandWasErasedAfterTheMemoryIsInUseAgain() {
    Operation producer = TestIr.create(builder, "u.producer", List.of(), 1, 0);
    OperationState state = builder.newState();
    state.reset(context.operationName("u.a"), UnknownLoc.get(context));
    state.addOperand(producer.result(0));
    producer.erase();
    TestIr.create(builder, "u.twin", List.of(), 1, 0);
    assertThrows(IllegalStateException.class, () -> builder.create(state));
  }

  // --- Threads.

  /** What an action in another thread throws. */
  private static @Nullable Throwable inOtherThread(Executable action) {
    AtomicReference<@Nullable Throwable> thrown = new AtomicReference<>();
    Thread thread =
        new Thread(
            () -> {
              try {
                action.execute();
              } catch (Throwable e) {
                thrown.set(e);
              }
            });
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    return thrown.get();
  }

  /** Each of these may follow those before it. */
  private List<Executable> changesOf(Operation op) {
    return changesOf(op.region(0));
  }

  private List<Executable> changesOf(Region region) {
    Block block = TestIr.notNull(region.first());
    OpBuilder own = OpBuilder.atEnd(block);
    Operation producer = firstIn(region);
    Operation user = lastIn(region);
    Value result = producer.result(0);
    NumberAttr number = NumberAttr.get(context, 1);
    return List.of(
        () -> user.setOperand(0, result),
        () -> user.setOperands(List.of(result)),
        () -> user.setOperands(0, 1, List.of(result)),
        () -> user.insertOperands(0, List.of(result)),
        () -> user.eraseOperands(1, 1),
        () -> user.eraseOperands(new BitSet()),
        () -> user.insertOperands(BitSet.valueOf(new long[] {1}), List.of(result)),
        () -> user.opOperand(0).set(result),
        () -> user.setLocation(UnknownLoc.get(context)),
        () -> user.setAttribute("z", number),
        () -> user.removeAttribute("z"),
        () -> user.setRawProperties(number),
        () -> user.setDiscardableAttributes(DictionaryAttr.empty(context)),
        () -> producer.isBeforeInBlock(user),
        () -> user.moveBefore(producer),
        () -> user.moveAfter(producer),
        () -> user.moveToEnd(block),
        user::clone,
        user::dropAllReferences,
        () -> result.setType(TestIr.type(context)),
        () -> result.setLocation(UnknownLoc.get(context)),
        () -> result.replaceAllUsesWith(result),
        () -> producer.replaceAllUsesWith(producer),
        () -> TestIr.leaf(own, "u.new"),
        () -> own.clone(producer, IrMapping.create()),
        () -> block.addArgument(TestIr.type(context), UnknownLoc.get(context)),
        () -> block.argument(0).setLocation(UnknownLoc.get(context)),
        () -> block.argument(0).setType(TestIr.type(context)),
        () -> block.eraseArgument(block.argumentCount() - 1),
        () -> block.eraseArguments(BitSet.valueOf(new long[] {1L << (block.argumentCount() - 1)})),
        () -> block.splitBefore(TestIr.notNull(block.last())),
        () -> TestIr.notNull(region.last()).moveBefore(block),
        () -> TestIr.notNull(region.first()).erase(),
        region::addBlock,
        () -> region.append(removed(TestIr.notNull(region.last()))),
        () -> block.append(removed(user)),
        user::remove,
        user::erase);
  }

  private static Block removed(Block block) {
    block.remove();
    return block;
  }

  private static Operation removed(Operation op) {
    op.remove();
    return op;
  }

  private void assertRefused(List<Executable> changes, List<@Nullable Throwable> thrown) {
    assertEquals(changes.size(), thrown.size());
    for (int i = 0; i < changes.size(); i++) {
      assertTrue(
          thrown.get(i) instanceof ConcurrentModificationException, i + ": " + thrown.get(i));
    }
    assertFalse(changes.isEmpty());
  }

  /** A short change, too, keeps other threads out until it is complete. */
  @Test
  void noThreadChangesWhatAnotherOneChanges() {
    List<Executable> changes = changesOf(function);
    String before = root.toGenericString();
    assertRefused(changes, whileChanging(function.region(0), changes));
    assertEquals(before, root.toGenericString());
    for (Executable change : changesOf(function)) {
      assertEquals(null, inOtherThread(change));
    }
  }

  /** As long as the operation is being built that it will be a region of. */
  @Test
  void noThreadChangesTheDetachedRegionThatAnotherOneChanges() {
    OperationState state = builder.newState();
    state.reset(context.operationName("u.function"), UnknownLoc.get(context));
    Region region = state.addRegion();
    fill(region);
    List<Executable> changes = new ArrayList<>(changesOf(region));
    builder.setInsertionPointToEnd(body);
    changes.add(() -> builder.create(state));
    changes.add(() -> other.region(0).takeBody(region));
    List<@Nullable Throwable> thrown = whileChanging(region, changes);
    // The region of the other operation has a body.
    assertTrue(thrown.remove(thrown.size() - 1) instanceof IllegalStateException);
    changes.remove(changes.size() - 1);
    assertRefused(changes, thrown);
    for (Executable change : changesOf(region)) {
      assertEquals(null, inOtherThread(change));
    }
    assertEquals(null, inOtherThread(() -> builder.create(state)));
  }

  @Test
  void noThreadChangesTheDetachedBlockThatAnotherOneChanges() {
    Region region = function.region(0);
    Block block = TestIr.notNull(region.first());
    block.remove();
    Operation user = TestIr.notNull(block.last());
    List<Executable> changes =
        List.of(
            user::remove,
            user::erase,
            () -> block.addArgument(TestIr.type(context), UnknownLoc.get(context)),
            () -> TestIr.leaf(OpBuilder.atEnd(block), "u.new"),
            () -> region.append(block),
            block::erase);
    assertRefused(changes, whileChanging(user, changes));
    assertEquals(null, inOtherThread(() -> region.append(block)));
  }

  /** Threads that build different operations do not wait for one another. */
  @Test
  void threadsMayWorkInDifferentDetachedRegions() {
    Region one = detachedRegion();
    Region another = detachedRegion();
    List<@Nullable Throwable> thrown = whileChanging(one, changesOf(another));
    thrown.forEach(found -> assertEquals(null, found));
    assertFalse(thrown.isEmpty());
  }

  private Region detachedRegion() {
    OperationState state = builder.newState();
    state.reset(context.operationName("u.function"), UnknownLoc.get(context));
    Region region = state.addRegion();
    fill(region);
    return region;
  }

  /** What the actions throw in another thread while this one changes a region. */
  private List<@Nullable Throwable> whileChanging(Region region, List<Executable> changes) {
    return whileChanging(lastIn(region), changes);
  }

  /** What the actions throw in another thread while this one sets the operands of a user. */
  private static List<@Nullable Throwable> whileChanging(Operation user, List<Executable> changes) {
    List<@Nullable Throwable> thrown = new ArrayList<>();
    Value operand = user.operand(0);
    user.setOperands(
        new AbstractList<>() {
          @Override
          public Value get(int index) {
            changes.forEach(change -> thrown.add(inOtherThread(change)));
            return operand;
          }

          @Override
          public int size() {
            return 1;
          }
        });
    return thrown;
  }

  /** What a thread changes inside may not be erased with what is around it. */
  @Test
  void noThreadErasesWhatAnotherOneWorksIn() {
    List<@Nullable Throwable> thrown = new ArrayList<>();
    List<Executable> erasures = List.of(function::erase, root::erase, body::erase);
    function.walk(
        op -> {
          if (op.equals(firstIn(function))) {
            erasures.forEach(erasure -> thrown.add(inOtherThread(erasure)));
          }
        });
    assertRefused(erasures, thrown);
    assertEquals(null, inOtherThread(body::erase));
  }

  /** The attributes of a function belong to those inside of it as well as to those outside. */
  @Test
  void twoThreadsDoNotChangeTheAttributesOfOneFunction() {
    IrArena arena = builder.arena();
    NumberAttr number = NumberAttr.get(context, 1);
    int work = arena.scopes().depth();
    arena.scopes().beginChangeOfAttributes(IrReader.ref(function));
    Throwable thrown = inOtherThread(() -> function.setAttribute("z", number));
    assertTrue(thrown instanceof ConcurrentModificationException, String.valueOf(thrown));
    assertEquals(null, inOtherThread(() -> lastIn(function).setAttribute("z", number)));
    assertEquals(null, inOtherThread(() -> other.setAttribute("z", number)));
    arena.endChanges(work);
    assertEquals(null, inOtherThread(() -> function.setAttribute("z", number)));
  }

  @Test
  void noThreadChangesWhatAnotherOneWalks() {
    List<Executable> changes = changesOf(function);
    List<@Nullable Throwable> thrown = new ArrayList<>();
    root.walk(
        op -> {
          if (op.equals(firstIn(function))) {
            changes.forEach(change -> thrown.add(inOtherThread(change)));
          }
        });
    assertRefused(changes, thrown);
    // No thread reads it any more.
    for (Executable change : changesOf(other)) {
      assertEquals(null, inOtherThread(change));
    }
  }

  @Test
  void threadsMayWorkInDifferentOperations() {
    function.walk(
        op -> {
          if (op.equals(firstIn(function))) {
            for (Executable change : changesOf(other)) {
              assertEquals(null, inOtherThread(change));
            }
            assertEquals(null, inOtherThread(() -> function.walk(inner -> {})));
            lastIn(function).setLocation(UnknownLoc.get(context));
          }
        });
  }

  @Test
  void noThreadChangesWhatAHookOfAnotherOneReads() {
    IrReader reader = IrReader.of(root);
    Operation lent = reader.lend(IrReader.ref(function));
    Throwable thrown = inOtherThread(() -> lastIn(function).erase());
    reader.takeBack(lent);
    assertTrue(thrown instanceof ConcurrentModificationException, String.valueOf(thrown));
    assertEquals(null, inOtherThread(() -> lastIn(function).erase()));
  }

  @Test
  void aWalkThatEndsEarlyIsOver() {
    assertThrows(
        UnsupportedOperationException.class,
        () ->
            root.walk(
                op -> {
                  throw new UnsupportedOperationException("expected");
                }));
    root.walk(WalkOrder.PRE, op -> WalkResult.INTERRUPT);
    root.walk(WalkOrder.PRE, op -> WalkResult.SKIP);
    assertEquals(null, inOtherThread(() -> lastIn(function).erase()));
  }

  @Test
  void refusesToWalkToAnErasedOperation() {
    List<Operation> leaves = List.of(TestIr.leaf(builder, "u.a"), TestIr.leaf(builder, "u.b"));
    IllegalStateException thrown =
        assertThrows(
            IllegalStateException.class,
            () ->
                root.walk(
                    op -> {
                      if (op.equals(leaves.get(0))) {
                        leaves.get(1).erase();
                      }
                    }));
    assertTrue(String.valueOf(thrown.getMessage()).contains("erase them after the walk"));
  }
}
