// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static dev.ods.ir.TestIr.notNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.rewrite.RewriteListener;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was built in a body that throws, or for an operation that is not created, is erased. */
final class ThrowingBodiesTest {
  private static final int PROGRAMS = Integer.getInteger("ods.bodies", 300);

  private final Context context = TestIr.context();
  private final OpBuilder builder = OpBuilder.create(context);
  private Operation module;
  private Operation first;
  private Operation last;

  @BeforeEach
  void createModule() {
    builder.clearInsertionPoint();
    module = TestIr.create(builder, "t.module", List.of(), 0, 1);
    OpBuilder.makeRoot(module);
    builder.setInsertionPointToEnd(module.region(0).addBlock());
    first = TestIr.create(builder, "t.first", List.of(), 2, 0);
    last = TestIr.create(builder, "t.last", List.of(first.result(0)), 1, 1);
    last.region(0).addBlock();
    builder.setInsertionPoint(last);
  }

  private Block body() {
    return notNull(module.region(0).first());
  }

  /** What the module consists of, with the users of each value in their order. */
  private List<String> contents() {
    List<String> contents = new ArrayList<>();
    module.walk(
        op -> {
          contents.add(op.name() + " @" + op.ref());
          op.operands().forEach(value -> contents.add("  " + value.word()));
          op.results().forEach(result -> contents.add("  uses" + users(result)));
          for (int i = 0; i < op.regionCount(); i++) {
            op.region(i).blocks().forEach(block -> contents.add("  ^" + block.ref()));
          }
        });
    return contents;
  }

  private static List<Integer> users(Value value) {
    List<Integer> users = new ArrayList<>();
    value.uses().forEach(use -> users.add(use.owner().ref()));
    return users;
  }

  private void checkInvariants() {
    IrInvariants.check(module.arena(), List.of(module), List.of(body()));
  }

  private static final class OnPurpose extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  // --- Some bodies.

  /** Builds a body that does something and throws; what it throws is not altered. */
  private void buildThrowing(Consumer<Block> contents) {
    OnPurpose thrown = new OnPurpose();
    Consumer<Block> throwing =
        contents.andThen(
            block -> {
              throw thrown;
            });
    OnPurpose caught =
        assertThrows(OnPurpose.class, () -> builder.buildBlock(last.region(0), throwing));
    assertSame(thrown, caught);
    assertEquals(0, caught.getSuppressed().length);
  }

  @Test
  void ofRegionsOfOperationsAreErased() {
    List<String> before = contents();
    buildThrowing(block -> TestIr.create(builder, "t.use", List.of(first.result(1)), 0, 0));
    assertEquals(before, contents());
    assertEquals(last, builder.insertionPoint());
    assertEquals(body(), builder.insertionBlock());
    checkInvariants();
  }

  /** What uses something that is erased loses its operand, which the verifier reports. */
  @Test
  void areErasedEvenIfTheyAreUsed() {
    buildThrowing(
        block -> {
          Operation inner = TestIr.create(builder, "t.inner", List.of(), 1, 1);
          Block nested = inner.region(0).addBlock();
          last.setOperand(0, nested.addArgument(TestIr.type(context), last.location()));
          TestIr.create(builder, "t.use", inner.results(), 0, 0);
        });
    assertTrue(last.region(0).hasOneBlock());
    assertEquals(0, first.result(0).useCount());
    checkInvariants();
  }

  /** A block that the body has moved or erased is no longer the builder's. */
  @Test
  void thatAreElsewhereStay() {
    buildThrowing(Block::erase);
    buildThrowing(block -> block.moveToEnd(module.region(0)));
    assertTrue(last.region(0).hasOneBlock());
    assertEquals(notNull(body().next()), module.region(0).last());
    buildThrowing(block -> module.erase());
  }

  @Test
  void ofStatesAreErasedWithThem() {
    List<String> before = contents();
    OperationState state = builder.newState().reset(name("t.op"), last.location());
    builder.buildBlock(
        state.addRegion(),
        block -> TestIr.create(builder, "t.use", List.of(first.result(1)), 0, 0));
    assertEquals(1, first.result(1).useCount());
    builder.discard(state);
    assertEquals(before, contents());
    builder.discard(state);
    assertThrows(IllegalStateException.class, () -> builder.create(state));
    state.reset(name("t.op"), last.location()).addRegions(1);
    Operation created = builder.create(state);
    builder.discard(state);
    assertEquals(created, first.next());
    assertThrows(
        IllegalArgumentException.class,
        () -> OpBuilder.create(context).discard(builder.newState()));
  }

  /** Nothing is inserted into what is gone. */
  @Test
  void discardedBodiesAreLeft() {
    OperationState state = builder.newState().reset(name("t.op"), last.location());
    builder.createBlock(state.addRegion());
    TestIr.enter(builder, "t.inner");
    builder.discard(state);
    assertNull(builder.insertionBlock());
    assertNull(TestIr.leaf(builder, "t.leaf").block());
  }

  /** An own state that was discarded is lent again. */
  @Test
  void ownStatesAreUsedAgain() {
    OperationState state = builder.newState();
    builder.discard(state);
    OperationState own = builder.ownState(TestIr.TestDialect.PLAIN, last.location());
    builder.discard(own);
    assertSame(own, builder.ownState(TestIr.TestDialect.PLAIN, last.location()));
  }

  private OperationName name(String text) {
    return context.operationName(text);
  }

  // --- Random ones.

  /** Knows what there is by what it was told. */
  private static final class Model implements RewriteListener {
    private final Set<Operation> operations = new HashSet<>();
    private final Set<Block> blocks = new HashSet<>();

    @Override
    public void operationInserted(Operation op) {
      assertTrue(operations.add(op.keep()));
    }

    @Override
    public void operationErased(Operation op) {
      op.operands().forEach(Objects::requireNonNull);
      assertTrue(operations.remove(op));
    }

    @Override
    public void blockInserted(Block block) {
      assertTrue(blocks.add(block));
    }

    @Override
    public void blockErased(Block block) {
      assertTrue(block.isEmpty());
      assertTrue(blocks.remove(block));
    }
  }

  /** Builds operations in one another, until it throws at a random place. */
  private final class RandomBodies {
    private final Random random;
    private final OpBuilder used;
    private final List<Value> values = new ArrayList<>(first.results());
    private int left;

    RandomBodies(long seed, OpBuilder used) {
      random = new Random(seed);
      this.used = used;
      left = 1 + random.nextInt(30);
    }

    void buildSome(int depth) {
      int outer = values.size();
      for (int i = 1 + random.nextInt(3); i > 0; i--) {
        if (--left == 0) {
          throw new OnPurpose();
        }
        List<Value> operands = List.of(value(), value());
        if (depth == 0 || random.nextBoolean()) {
          values.addAll(TestIr.create(used, "t.leaf", operands, 1, 0).results());
        } else {
          values.addAll(withBodies(operands, depth - 1).results());
        }
      }
      values.subList(outer, values.size()).clear();
    }

    private Value value() {
      return values.get(random.nextInt(values.size()));
    }

    private Operation withBodies(List<Value> operands, int depth) {
      OperationState state = used.newState().reset(name("t.bodies"), last.location());
      state.addOperands(operands).addType(TestIr.type(context));
      try {
        for (int i = 1 + random.nextInt(2); i > 0; i--) {
          Region region = state.addRegion();
          Block entry = used.buildBlock(region, block -> argument(block, depth));
          used.buildBlock(region, block -> jump(block, entry, depth));
        }
        return used.create(state);
      } finally {
        used.discard(state);
      }
    }

    private void argument(Block block, int depth) {
      values.add(block.addArgument(TestIr.type(context), last.location()));
      buildSome(depth);
    }

    private void jump(Block block, Block to, int depth) {
      buildSome(depth);
      OperationState state = used.state(name("t.jump"), last.location());
      used.setInsertionPointToEnd(block);
      used.create(state.addSuccessor(block).addSuccessor(to));
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void leaveNothingBehind(boolean isListening) {
    int nested = 0;
    for (long seed = 1; seed <= PROGRAMS; seed++) {
      createModule();
      List<String> before = contents();
      Model model = new Model();
      OpBuilder used =
          isListening
              ? Rewriter.before(last, model)
              : OpBuilder.atEnd(body()).setInsertionPoint(last);
      RandomBodies bodies = new RandomBodies(seed, used);
      boolean hasThrown = false;
      try {
        used.buildBlock(last.region(0), block -> bodies.buildSome(4));
      } catch (OnPurpose e) {
        hasThrown = true;
        assertEquals(0, e.getSuppressed().length);
      }
      assertEquals(last, used.insertionPoint());
      checkInvariants();
      if (hasThrown) {
        nested++;
        assertEquals(before, contents(), "seed " + seed);
        assertEquals(Set.of(), model.operations, "seed " + seed);
        assertEquals(Set.of(), model.blocks, "seed " + seed);
      }
      module.erase();
    }
    assertTrue(nested > PROGRAMS / 2, "thrown " + nested);
  }

  /** A listener that throws does not keep anything alive either. */
  @Test
  void whatListenersThrowIsSuppressed() {
    OnPurpose thrown = new OnPurpose();
    OnPurpose again = new OnPurpose();
    Rewriter rewriter =
        Rewriter.before(
            last,
            new RewriteListener() {
              @Override
              public void blockInserted(Block block) {
                throw thrown;
              }

              @Override
              public void blockErased(Block block) {
                throw again;
              }
            });
    OnPurpose caught =
        assertThrows(OnPurpose.class, () -> rewriter.buildBlock(last.region(0), block -> {}));
    assertSame(thrown, caught);
    assertSame(again, caught.getSuppressed()[0]);
    assertEquals(last, rewriter.insertionPoint());
    assertTrue(last.region(0).hasOneBlock());
    assertFalse(last.isErased());
  }

  /** Throws whatever it is told of what is erased, each time something else. */
  private static final class Thrower implements RewriteListener {
    private final List<OnPurpose> thrown = new ArrayList<>();

    @Override
    public void operationErased(Operation op) {
      OnPurpose next = new OnPurpose();
      thrown.add(next);
      throw next;
    }
  }

  /** All regions are erased, then what was thrown first is thrown. */
  @Test
  void statesAreDiscardedWhateverListenersThrow() {
    List<String> before = contents();
    Thrower thrower = new Thrower();
    Rewriter rewriter = Rewriter.before(last, thrower);
    OperationState state = twoBodies(rewriter);
    OnPurpose caught = assertThrows(OnPurpose.class, () -> rewriter.discard(state));
    assertEquals(before, contents());
    assertSame(thrower.thrown.get(0), caught);
    assertEquals(thrower.thrown.subList(1, 3), List.of(caught.getSuppressed()));
    rewriter.discard(state);
  }

  private OperationState twoBodies(Rewriter rewriter) {
    OperationState state = rewriter.newState().reset(name("t.op"), last.location());
    Region region = state.addRegion();
    for (Region each : List.of(region, region, state.addRegion())) {
      rewriter.buildBlock(
          each, block -> TestIr.create(rewriter, "t.use", List.of(first.result(1)), 0, 0));
    }
    return state;
  }

  /** What a body has thrown tells more than what follows from it. */
  @Test
  void whatIsThrownWhileStatesAreDiscardedIsSuppressed() {
    List<String> before = contents();
    Thrower thrower = new Thrower();
    Rewriter rewriter = Rewriter.before(last, thrower);
    OnPurpose thrown = new OnPurpose();
    rewriter.discard(twoBodies(rewriter), thrown);
    assertEquals(before, contents());
    assertSame(thrower.thrown.get(0), thrown.getSuppressed()[0]);
    OperationState state = twoBodies(rewriter);
    Operation created = rewriter.create(state);
    rewriter.discard(state, new OnPurpose());
    assertEquals(created, last.previous());
  }

  /** A builder that keeps what it is to erase. */
  @Test
  @Timeout(60)
  void whatBuildersKeepStays() {
    OpBuilder keeping =
        new OpBuilder(last) {
          @Override
          protected void discard(Block built) {}
        };
    OperationState state = keeping.newState().reset(name("t.op"), last.location());
    Block kept = keeping.createBlock(state.addRegion());
    keeping.discard(state);
    assertEquals("t.leaf", TestIr.leaf(OpBuilder.atEnd(kept), "t.leaf").name().value());
  }
}
