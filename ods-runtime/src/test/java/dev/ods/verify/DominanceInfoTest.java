// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.IndexType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import java.util.List;
import java.util.Objects;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

final class DominanceInfoTest {
  @Provide
  Arbitrary<ControlFlow> graphs() {
    return ControlFlow.arbitrary(8);
  }

  @Provide
  Arbitrary<List<ControlFlow>> pairs() {
    return ControlFlow.pairs(5);
  }

  @Property(tries = 500)
  void blocksDominateByDefinition(@ForAll("graphs") ControlFlow graph) {
    List<Block> blocks = TestIr.graph(OpBuilder.create(TestIr.context()), graph);
    DominanceInfo info = new DominanceInfo();
    for (int a = 0; a < graph.size(); a++) {
      assertEquals(a == 0 || graph.reachable(-1).get(a), info.isReachableFromEntry(blocks.get(a)));
      for (int b = 0; b < graph.size(); b++) {
        boolean expected = graph.dominates(a, b);
        assertEquals(expected, info.dominates(blocks.get(a), blocks.get(b)));
        assertEquals(expected && a != b, info.properlyDominates(blocks.get(a), blocks.get(b)));
      }
    }
  }

  /** In different modules nothing dominates anything, whatever has been asked for before. */
  @Test
  void nothingDominatesInAnotherModule() {
    ControlFlow graph = graphs().sample();
    OpBuilder builder = OpBuilder.create(TestIr.context());
    Block a = TestIr.graph(builder, graph).get(0);
    Block b = TestIr.graph(OpBuilder.create(TestIr.context()), graph).get(0);
    Value argument = a.addArgument(IndexType.get(a.context()), UnknownLoc.get(a.context()));
    Operation first = Objects.requireNonNull(a.first());
    builder.setInsertionPoint(first);
    Value result = TestIr.create(builder, "test.any", List.of(), 1, 0).result(0);
    Operation last = Objects.requireNonNull(b.last());
    Block alone = Objects.requireNonNull(b.parent()).createBlock();
    DominanceInfo info = new DominanceInfo();
    for (int i = 0; i < 2; i++) {
      assertFalse(info.dominates(a, b));
      assertFalse(info.dominates(a, alone));
      assertFalse(info.dominates(first, last));
      assertFalse(info.dominates(argument, last));
      assertFalse(info.dominates(result, last));
      assertNull(info.nearestCommonDominator(a, b));
      assertNull(info.nearestCommonDominator(a, alone));
      assertTrue(info.dominates(result, first));
    }
  }

  /** Values of any block of the outer region, used in any block of a nested region. */
  @Property(tries = 300)
  void valuesDominateUsesInNestedRegions(
      @ForAll("pairs") List<ControlFlow> graphs,
      @ForAll @IntRange(max = 4) int outer,
      @ForAll @IntRange(max = 4) int inner) {
    OpBuilder builder = OpBuilder.create(TestIr.context());
    ControlFlow outside = graphs.get(0);
    List<Block> blocks = TestIr.graph(builder, outside);
    int host = outer % outside.size();
    builder.setInsertionPoint(blocks.get(host).last());
    List<Block> nested = TestIr.graph(builder, graphs.get(1));
    Block userBlock = nested.get(inner % nested.size());
    builder.setInsertionPoint(userBlock.last());
    Operation user = TestIr.create(builder, "test.plain", List.of(), 0, 0);
    DominanceInfo info = new DominanceInfo();
    for (int i = 0; i < outside.size(); i++) {
      Value argument =
          blocks
              .get(i)
              .addArgument(TestIr.i32(builder.context()), UnknownLoc.get(builder.context()));
      builder.setInsertionPointToStart(blocks.get(i));
      Value first = TestIr.create(builder, "test.plain", List.of(), 1, 0).result(0);
      builder.setInsertionPoint(blocks.get(i).last());
      Value last = TestIr.create(builder, "test.plain", List.of(), 1, 0).result(0);
      boolean expected = outside.dominates(i, host);
      assertEquals(expected, info.properlyDominates(argument, user));
      assertEquals(expected, info.properlyDominates(first, user));
      assertEquals(expected && i != host, info.properlyDominates(last, user));
    }
  }

  /** The fast check of a whole scope agrees about each use. */
  @Property(tries = 300)
  void theVerifierAgrees(
      @ForAll("pairs") List<ControlFlow> graphs,
      @ForAll @IntRange(max = 4) int outer,
      @ForAll @IntRange(max = 4) int inner,
      @ForAll @IntRange(max = 4) int definition,
      @ForAll boolean useArgument) {
    OpBuilder builder = OpBuilder.create(TestIr.context());
    Operation module = TestIr.module(builder);
    builder.setInsertionPointToEnd(module.region(0).first());
    ControlFlow outside = graphs.get(0);
    List<Block> blocks = TestIr.graph(builder, outside);
    builder.setInsertionPoint(blocks.get(outer % blocks.size()).last());
    List<Block> nested = TestIr.graph(builder, graphs.get(1));
    Block definedIn = blocks.get(definition % blocks.size());
    builder.setInsertionPointToStart(definedIn);
    Value value =
        useArgument
            ? definedIn.addArgument(
                TestIr.i32(builder.context()), UnknownLoc.get(builder.context()))
            : TestIr.create(builder, "test.plain", List.of(), 1, 0).result(0);
    Block userBlock = nested.get(inner % nested.size());
    builder.setInsertionPoint(userBlock.last());
    Operation user = TestIr.create(builder, "test.plain", List.of(value), 0, 0);
    DominanceInfo info = new DominanceInfo();
    boolean valid = !info.isReachableFromEntry(userBlock) || info.properlyDominates(value, user);
    boolean entryHasPredecessor =
        blocks.get(0).hasPredecessors() || nested.get(0).hasPredecessors();
    assertEquals(
        valid && !entryHasPredecessor,
        Verifier.verify(module, new Diagnostics().showOperations(false)));
  }

  @Test
  void newBlocksAreRefusedUntilTheRegionIsInvalidated() {
    List<Block> blocks =
        TestIr.graph(
            OpBuilder.create(TestIr.context()), new ControlFlow(List.of(List.of(1), List.of())));
    DominanceInfo info = new DominanceInfo();
    assertTrue(info.dominates(blocks.get(0), blocks.get(1)));
    Region region = Objects.requireNonNull(blocks.get(0).parent());
    Block added = region.addBlock();
    assertThrows(IllegalStateException.class, () -> info.dominates(blocks.get(1), added));
    assertThrows(IllegalStateException.class, () -> info.isReachableFromEntry(added));
    info.invalidate(region);
    assertFalse(info.isReachableFromEntry(added));
  }

  @Test
  void operationsButNotTheirResultsDominateNestedOperations() {
    OpBuilder builder = OpBuilder.create(TestIr.context());
    Operation outer = TestIr.create(builder, "test.any", List.of(), 0, 1);
    builder.setInsertionPointToEnd(outer.region(0).addBlock());
    Operation middle = TestIr.create(builder, "test.any", List.of(), 1, 1);
    builder.setInsertionPointToEnd(middle.region(0).addBlock());
    Operation inner = TestIr.create(builder, "test.plain", List.of(), 0, 0);
    DominanceInfo info = new DominanceInfo();
    assertTrue(info.properlyDominates(middle, inner));
    assertFalse(info.properlyDominates(inner, middle));
    assertFalse(info.properlyDominates(middle.result(0), inner));
    assertTrue(info.properlyDominates(outer.region(0).first(), middle.region(0).first()));
    assertTrue(info.dominates(middle, middle));
    assertFalse(info.properlyDominates(middle, middle));
    assertThrows(IllegalArgumentException.class, () -> info.properlyDominates(outer, inner));
  }

  @Test
  void allOperationsOfAGraphRegionDominateEachOther() {
    OpBuilder builder = OpBuilder.create(TestIr.context());
    Operation module = TestIr.module(builder);
    builder.setInsertionPointToEnd(module.region(0).first());
    Operation first = TestIr.create(builder, "test.plain", List.of(), 1, 0);
    Operation second = TestIr.create(builder, "test.plain", List.of(), 1, 0);
    DominanceInfo info = new DominanceInfo();
    assertTrue(info.properlyDominates(second, first));
    assertTrue(info.properlyDominates(first.result(0), first));
  }

  @Test
  void findsTheNearestCommonDominatorAcrossRegions() {
    OpBuilder builder = OpBuilder.create(TestIr.context());
    List<Block> diamond =
        TestIr.graph(
            builder,
            new ControlFlow(List.of(List.of(1, 2), List.of(3), List.of(3), List.of(), List.of())));
    builder.setInsertionPoint(diamond.get(1).last());
    List<Block> nested = TestIr.graph(builder, new ControlFlow(List.of(List.of())));
    DominanceInfo info = new DominanceInfo();
    assertEquals(diamond.get(0), info.nearestCommonDominator(diamond.get(1), diamond.get(2)));
    assertEquals(diamond.get(0), info.nearestCommonDominator(nested.get(0), diamond.get(3)));
    assertEquals(diamond.get(1), info.nearestCommonDominator(nested.get(0), diamond.get(1)));
    assertNull(info.nearestCommonDominator(diamond.get(1), diamond.get(4)));
  }

  @Test
  void invalidationMakesChangesVisible() {
    OpBuilder builder = OpBuilder.create(TestIr.context());
    List<Block> blocks =
        TestIr.graph(builder, new ControlFlow(List.of(List.of(1), List.of(2), List.of())));
    DominanceInfo info = new DominanceInfo();
    assertTrue(info.dominates(blocks.get(1), blocks.get(2)));
    blocks.get(0).last().setSuccessor(0, blocks.get(2));
    info.invalidate(blocks.get(0).parent());
    assertFalse(info.isReachableFromEntry(blocks.get(1)));
    assertFalse(info.dominates(blocks.get(1), blocks.get(2)));
  }
}
