// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.ir.TestIr.TestDialect;
import dev.ods.ir.unsafe.IrReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Walk orders and the four walk results. */
class WalkTest {
  private final Context context = TestIr.context();
  private final OpBuilder builder = OpBuilder.create(context);

  /**
   *
   *
   * <pre>
   * root {            two regions, the first of which is empty
   *   a               no regions
   *   b { c           two blocks, an empty one between them
   *       d { e } }
   *   f { }           a region without a block
   * } { g }
   * </pre>
   */
  private Operation tree() {
    Operation root = TestIr.create(builder, "root", List.of(), 0, 3);
    Block top = builder.createBlock(root.region(1));
    TestIr.leaf(builder, "a");
    Operation b = TestIr.create(builder, "b", List.of(), 0, 1);
    builder.createBlock(b.region(0));
    TestIr.leaf(builder, "c");
    builder.createBlock(b.region(0));
    builder.createBlock(b.region(0));
    Operation d = TestIr.create(builder, "d", List.of(), 0, 1);
    builder.createBlock(d.region(0));
    TestIr.leaf(builder, "e");
    builder.setInsertionPointToEnd(top);
    TestIr.create(builder, "f", List.of(), 0, 1);
    builder.createBlock(root.region(2));
    TestIr.leaf(builder, "g");
    return root;
  }

  /** The names in visiting order; the first visit of {@code at} returns {@code answer}. */
  private static String trace(Operation root, WalkOrder order, String at, WalkResult answer) {
    StringBuilder trace = new StringBuilder();
    WalkResult end =
        root.walk(
            order,
            op -> {
              String name = op.name().value();
              boolean first = trace.indexOf(name) < 0;
              trace.append(name).append(' ');
              return name.equals(at) && first ? answer : WalkResult.CONTINUE;
            });
    assertSame(
        answer == WalkResult.INTERRUPT && !at.isEmpty()
            ? WalkResult.INTERRUPT
            : WalkResult.CONTINUE,
        end);
    return trace.toString().trim();
  }

  @ParameterizedTest
  @CsvSource({
    "PRE,  '',   CONTINUE,  root a b c d e f g",
    "POST, '',   CONTINUE,  a c e d b f g root",
    "PRE,  root, SKIP,      root",
    "PRE,  b,    SKIP,      root a b f g",
    "PRE,  d,    SKIP,      root a b c d f g",
    "PRE,  a,    SKIP,      root a b c d e f g",
    "PRE,  f,    SKIP,      root a b c d e f g",
    "POST, b,    SKIP,      a c e d b f g root",
    "POST, a,    SKIP,      a c e d b f g root",
    "PRE,  root, INTERRUPT, root",
    "PRE,  a,    INTERRUPT, root a",
    "PRE,  d,    INTERRUPT, root a b c d",
    "PRE,  e,    INTERRUPT, root a b c d e",
    "POST, a,    INTERRUPT, a",
    "POST, e,    INTERRUPT, a c e",
    "POST, d,    INTERRUPT, a c e d",
    "POST, root, INTERRUPT, a c e d b f g root",
    "PRE,  root, REVISIT,   root a b c d e f g root",
    "PRE,  b,    REVISIT,   root a b c d e b f g",
    "PRE,  a,    REVISIT,   root a a b c d e f g",
    "PRE,  f,    REVISIT,   root a b c d e f f g",
    "POST, a,    REVISIT,   a a c e d b f g root",
    "POST, b,    REVISIT,   a c e d b b f g root",
    "POST, f,    REVISIT,   a c e d b f f g root",
    "POST, root, REVISIT,   a c e d b f g root root",
  })
  void walkResults(WalkOrder order, String at, WalkResult answer, String expected) {
    assertEquals(expected, trace(tree(), order, at, answer));
  }

  @ParameterizedTest
  @CsvSource({
    "PRE, CONTINUE, root", "PRE, SKIP, root", "PRE, INTERRUPT, root", "PRE, REVISIT, root root",
    "POST, CONTINUE, root", "POST, SKIP, root", "POST, INTERRUPT, root", "POST, REVISIT, root root",
  })
  void theRootMayBeALeaf(WalkOrder order, WalkResult answer, String expected) {
    assertEquals(expected, trace(TestIr.leaf(builder, "root"), order, "root", answer));
  }

  /** A second visit can only interrupt the walk, so that walks terminate. */
  @ParameterizedTest
  @EnumSource(WalkOrder.class)
  void visitsAtMostTwice(WalkOrder order) {
    List<String> visits = new ArrayList<>();
    tree()
        .walk(
            order,
            op -> {
              visits.add(op.name().value());
              return WalkResult.REVISIT;
            });
    assertEquals(16, visits.size());
    for (String name : Set.copyOf(visits)) {
      assertEquals(2, visits.stream().filter(name::equals).count(), name);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "PRE, b, root a b c d e b",
    "PRE, a, root a a",
    "POST, b, a c e d b b",
    "POST, a, a a"
  })
  void aSecondVisitMayInterrupt(WalkOrder order, String at, String expected) {
    StringBuilder trace = new StringBuilder();
    WalkResult end =
        tree()
            .walk(
                order,
                op -> {
                  String name = op.name().value();
                  boolean again = trace.indexOf(name) >= 0;
                  trace.append(name).append(' ');
                  if (!name.equals(at)) {
                    return WalkResult.CONTINUE;
                  }
                  return again ? WalkResult.INTERRUPT : WalkResult.REVISIT;
                });
    assertSame(WalkResult.INTERRUPT, end);
    assertEquals(expected, trace.toString().trim());
  }

  @Test
  void theKindFilterVisitsOneKind() {
    Operation root = TestIr.enter(builder, "t.plain");
    TestIr.leaf(builder, "t.one");
    Operation inner = TestIr.enter(builder, "t.one");
    TestIr.leaf(builder, "t.three");
    Operation innermost = TestIr.leaf(builder, "t.one");
    List<Operation> visited = new ArrayList<>();
    root.walk(TestDialect.ONE, visited::add);
    assertEquals(3, visited.size());
    assertEquals(innermost, visited.get(1));
    assertEquals(inner, visited.get(2));
    visited.clear();
    root.walk(TestDialect.PLAIN, visited::add);
    assertEquals(List.of(root), visited);
    inner.walk(TestDialect.PLAIN, op -> visited.clear());
    assertEquals(List.of(root), visited);
  }

  @Test
  void walksNest() {
    Operation root = tree();
    StringBuilder trace = new StringBuilder();
    root.walk(
        WalkOrder.PRE,
        op -> {
          trace.append(op.name().value()).append('(');
          op.walk(
              WalkOrder.POST,
              inner -> {
                trace.append(inner.name().value());
                return WalkResult.CONTINUE;
              });
          trace.append(") ");
          return WalkResult.CONTINUE;
        });
    assertEquals(
        "root(acedbfgroot) a(a) b(cedb) c(c) d(ed) e(e) f(f) g(g)", trace.toString().trim());
  }

  /** The stack of a thread that has never walked before. */
  @Test
  void walksNestInAThreadsFirstWalk() throws Exception {
    Operation root = tree();
    List<String> trace = new ArrayList<>();
    Thread thread =
        new Thread(
            () ->
                root.walk(
                    WalkOrder.PRE,
                    op -> {
                      trace.add(op.name().value());
                      op.walk(inner -> {});
                      return WalkResult.CONTINUE;
                    }));
    thread.start();
    thread.join();
    assertEquals(List.of("root", "a", "b", "c", "d", "e", "f", "g"), trace);
  }

  @Test
  void interruptsEndTheInnerWalkOnly() {
    Operation root = tree();
    List<String> trace = new ArrayList<>();
    root.walk(
        WalkOrder.PRE,
        op -> {
          trace.add(op.name().value());
          WalkResult inner = op.walk(WalkOrder.PRE, each -> WalkResult.INTERRUPT);
          assertSame(WalkResult.INTERRUPT, inner);
          return WalkResult.CONTINUE;
        });
    assertEquals(List.of("root", "a", "b", "c", "d", "e", "f", "g"), trace);
  }

  /** However a walk ends, it leaves the frames of outer walks unchanged. */
  @Test
  void exceptionsInAnInnerWalkLeaveTheOuterOneIntact() {
    Operation root = tree();
    List<String> trace = new ArrayList<>();
    root.walk(
        WalkOrder.PRE,
        op -> {
          trace.add(op.name().value());
          assertThrows(
              ArithmeticException.class,
              () ->
                  op.walk(
                      each -> {
                        throw new ArithmeticException();
                      }));
          return WalkResult.CONTINUE;
        });
    assertEquals(List.of("root", "a", "b", "c", "d", "e", "f", "g"), trace);
    assertEquals("a c e d b f g root", trace(root, WalkOrder.POST, "", WalkResult.CONTINUE));
  }

  @Test
  void leavesMayBeErasedInPreOrder() {
    Operation root = tree();
    List<String> erased = new ArrayList<>();
    root.walk(
        WalkOrder.PRE,
        op -> {
          if (op.regionCount() == 0) {
            erased.add(op.name().value());
            op.erase();
          }
          return WalkResult.CONTINUE;
        });
    assertEquals(List.of("a", "c", "e", "g"), erased);
    assertEquals("root b d f", trace(root, WalkOrder.PRE, "", WalkResult.CONTINUE));
  }

  @Test
  void erasedOperationsAreSkippedInPreOrder() {
    Operation root = tree();
    root.walk(
        WalkOrder.PRE,
        op -> {
          if (op.name().value().equals("b")) {
            op.erase();
            // Its memory is reused immediately.
            Operation other = TestIr.enter(builder.clearInsertionPoint(), "other");
            TestIr.leaf(builder, "never visited");
            assertEquals(1, other.regionCount());
            return WalkResult.SKIP;
          }
          return WalkResult.CONTINUE;
        });
    assertEquals("root a f g", trace(root, WalkOrder.PRE, "", WalkResult.CONTINUE));
  }

  @Test
  void allOperationsMayBeErasedInPostOrder() {
    Operation root = tree();
    long live = builder.arena().liveBytes();
    Operation keep = TestIr.leaf(OpBuilder.atEnd(TestIr.notNull(root.region(1).first())), "keep");
    List<String> erased = new ArrayList<>();
    root.walk(
        WalkOrder.POST,
        op -> {
          if (!op.equals(keep) && !op.equals(root)) {
            erased.add(op.name().value());
            op.erase();
          }
          return WalkResult.CONTINUE;
        });
    assertEquals(List.of("a", "c", "e", "d", "b", "f", "g"), erased);
    assertEquals(keep, TestIr.notNull(root.region(1).first()).first());
    assertNull(keep.next());
    root.walk(WalkOrder.POST, op -> WalkResult.CONTINUE);
    assertEquals("keep root", trace(root, WalkOrder.POST, "", WalkResult.CONTINUE));
    root.erase();
    assertEquals(0, builder.arena().liveBytes());
    assertEquals(true, live > 0);
  }

  @Test
  void visitsInsertedOperationsExceptDirectlyAfterTheCurrentOne() {
    Operation root = TestIr.enter(builder, "root");
    TestIr.leaf(builder, "a");
    TestIr.leaf(builder, "b");
    List<String> trace = new ArrayList<>();
    root.walk(
        op -> {
          trace.add(op.name().value());
          if (op.name().value().equals("a")) {
            TestIr.leaf(OpBuilder.after(op), "x");
            TestIr.leaf(builder, "y");
          }
        });
    assertEquals(List.of("a", "b", "y", "root"), trace);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 31, 32, 33, 4095, 4096, 4097, 100_000})
  void depthIsLimitedByMemoryOnly(int depth) {
    Operation root = TestIr.enter(builder, "deep");
    for (int i = 1; i < depth; i++) {
      TestIr.enter(builder, "deep");
    }
    TestIr.leaf(builder, "leaf");
    int[] visits = {0};
    for (WalkOrder order : WalkOrder.values()) {
      visits[0] = 0;
      root.walk(
          order,
          op -> {
            boolean leafNow = op.name().value().equals("leaf");
            assertEquals(leafNow, visits[0] == (order == WalkOrder.PRE ? depth : 0));
            visits[0]++;
            return WalkResult.CONTINUE;
          });
      assertEquals(depth + 1, visits[0]);
    }
    Operation copy = root.clone();
    visits[0] = 0;
    copy.walk(op -> visits[0]++);
    assertEquals(depth + 1, visits[0]);
    root.dropAllReferences();
    root.erase();
    copy.erase();
    assertEquals(0, builder.arena().liveBytes());
  }

  /** Loops by references visit what walks do, in the same order, in each region of random trees. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void loopsVisitWhatWalksDo(long seed) {
    Operation root = TestIr.create(builder, "root", List.of(), 0, 3);
    grow(root, new Random(seed), 5);
    IrReader reader = IrReader.of(root);
    root.walk(
        op -> {
          for (int i = 0; i < op.regionCount(); i++) {
            int region = IrReader.ref(op.region(i));
            assertEquals(walked(reader, region, WalkOrder.PRE), preOrder(reader, region));
            assertEquals(walked(reader, region, WalkOrder.POST), postOrder(reader, region));
          }
        });
  }

  /** Fills the regions of an operation; some stay without a block, or blocks without operations. */
  private void grow(Operation op, Random random, int depth) {
    for (int i = 0; i < op.regionCount(); i++) {
      for (int block = random.nextInt(4); block > 0; block--) {
        Block created = builder.createBlock(op.region(i));
        for (int child = random.nextInt(4); child > 0; child--) {
          builder.setInsertionPointToEnd(created);
          int regions = depth == 0 ? 0 : random.nextInt(3);
          grow(TestIr.create(builder, "op", List.of(), 0, regions), random, depth - 1);
        }
      }
    }
  }

  private static List<Integer> walked(IrReader reader, int region, WalkOrder order) {
    List<Integer> ops = new ArrayList<>();
    for (int block = reader.firstBlock(region); block != 0; block = reader.nextBlock(block)) {
      for (int op = reader.firstOp(block); op != 0; op = reader.next(op)) {
        reader.walk(
            op,
            order,
            visited -> {
              ops.add(visited);
              return WalkResult.CONTINUE;
            });
      }
    }
    return ops;
  }

  private static List<Integer> preOrder(IrReader reader, int region) {
    List<Integer> ops = new ArrayList<>();
    int next;
    for (int op = reader.firstNested(region); op != 0; op = next) {
      ops.add(op);
      int inner = reader.inner(op);
      next = inner == 0 ? reader.after(op, region) : inner;
    }
    return ops;
  }

  private static List<Integer> postOrder(IrReader reader, int region) {
    List<Integer> ops = new ArrayList<>();
    int op = reader.firstInPostOrder(region);
    for (; op != 0; op = reader.nextInPostOrder(op, region)) {
      ops.add(op);
    }
    return ops;
  }
}
