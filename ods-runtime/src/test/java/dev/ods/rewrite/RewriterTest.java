// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.IrMapping;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What the rewriter does, and what it tells its listener. */
final class RewriterTest {
  private final Context context = Context.create();
  private final Map<String, Operation> ops = new HashMap<>();
  private final List<String> events = new ArrayList<>();

  RewriterTest() {
    context.allowUnregisteredDialects(true);
  }

  /** Notes what it is told, by the names of operations. */
  private final RewriteListener listener =
      new RewriteListener() {
        @Override
        public void operationInserted(Operation op) {
          events.add("insert " + op.name());
        }

        @Override
        public void operationModified(Operation op) {
          events.add("modify " + op.name());
        }

        @Override
        public void operationReplaced(Operation op, List<Value> values) {
          events.add("replace " + op.name());
        }

        @Override
        public void operationErased(Operation op) {
          events.add("erase " + op.name());
        }

        @Override
        public void blockInserted(Block block) {
          events.add("insert block");
        }

        @Override
        public void blockErased(Block block) {
          events.add("erase block");
        }

        @Override
        public void matchFailed(Location location, Supplier<String> reason) {
          events.add("failed " + reason.get());
        }
      };

  private Operation parse(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            text.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    diagnostics.throwIfErrors();
    module.walk(op -> ops.put(op.name().value(), op));
    return module;
  }

  private Operation op(String name) {
    return ops.get(name);
  }

  private Rewriter rewriterBefore(String name) {
    return Rewriter.before(op(name), listener);
  }

  private static void assertBody(Operation module, String... expected) {
    String text = Printer.toString(module, PrinterFlags.GENERIC);
    List<String> lines = text.lines().map(String::strip).toList();
    assertEquals(List.of(expected), lines.subList(1, lines.size() - 1));
  }

  @Test
  void replacesUsersInTheOrderOfTheUseList() {
    Operation module =
        parse(
            """
            %0 = "t.old"() : () -> i1
            %1 = "t.new"() : () -> i1
            "t.first"(%0) : (i1) -> ()
            "t.second"(%0) : (i1) -> ()
            """);
    rewriterBefore("t.old").replace(op("t.old"), op("t.new"));
    assertEquals(
        List.of("replace t.old", "modify t.second", "modify t.first", "erase t.old"), events);
    assertBody(
        module,
        "%0 = \"t.new\"() : () -> i1",
        "\"t.first\"(%0) : (i1) -> ()",
        "\"t.second\"(%0) : (i1) -> ()");
  }

  @Test
  void refusesValuesOfAnotherArena() {
    Operation other = parse("%0:2 = \"t.other\"() : () -> (i1, i1)");
    Operation module = parse("%0:2 = \"t.old\"() : () -> (i1, i1)\n\"t.user\"(%0#0) : (i1) -> ()");
    Value foreign = op("t.other").result(0);
    Value own = op("t.old").result(1);
    String before = Printer.toString(module, PrinterFlags.GENERIC);
    Rewriter rewriter = rewriterBefore("t.old");
    assertThrows(
        IllegalArgumentException.class, () -> rewriter.replace(op("t.old"), List.of(own, foreign)));
    assertEquals(List.of(), events);
    assertEquals(before, Printer.toString(module, PrinterFlags.GENERIC));
    assertEquals("builtin.module", other.name().value());
  }

  @Test
  void erasesUsersBeforeDefinitions() {
    Operation module =
        parse(
            """
            "t.tree"() ({
              %0 = "t.a"() : () -> i1
              "t.b"(%0)[^bb1] ({ "t.c"() : () -> () }, { "t.d"() : () -> () }) : (i1) -> ()
            ^bb1:
              "t.e"(%0)[^bb1] : (i1) -> ()
            ^bb2:
              "t.f"(%0)[^bb1] : (i1) -> ()
            }) : () -> ()
            "t.rest"() : () -> ()
            """);
    Rewriter rewriter = rewriterBefore("t.tree");
    rewriter.erase(op("t.tree"));
    assertEquals(
        List.of(
            "erase t.e",
            "erase t.d",
            "erase block",
            "erase t.c",
            "erase block",
            "erase t.b",
            "erase t.a",
            "erase block",
            "erase block",
            "erase t.f",
            "erase block",
            "erase t.tree"),
        events);
    assertEquals(op("t.rest"), rewriter.insertionPoint());
    assertBody(module, "\"t.rest\"() : () -> ()");
  }

  @Test
  void movesBlocksToTheEndOfARegion() {
    Operation module =
        parse(
            """
            "t.a"() ({
              "t.in_a"() : () -> ()
            ^bb1:
              "t.in_b"() ({
                "t.inner"() : () -> ()
              }) : () -> ()
            }) : () -> ()
            "t.c"() ({
              "t.in_c"() : () -> ()
            }) : () -> ()
            """);
    Rewriter rewriter = Rewriter.before(module, listener);
    Region from = op("t.a").region(0);
    Region to = op("t.c").region(0);
    assertThrows(IllegalArgumentException.class, () -> rewriter.inlineAtEnd(from, from));
    assertThrows(
        IllegalArgumentException.class, () -> rewriter.inlineAtEnd(from, op("t.in_b").region(0)));
    assertThrows(
        IllegalArgumentException.class,
        () -> rewriter.moveToEnd(from.last(), op("t.in_b").region(0)));
    assertEquals(List.of(), events);
    rewriter.moveToEnd(from.first(), from);
    rewriter.inlineAtEnd(from, to);
    assertEquals(List.of("insert block", "insert block", "insert block"), events);
    assertBody(
        module,
        "\"t.a\"() ({",
        "}) : () -> ()",
        "\"t.c\"() ({",
        "\"t.in_c\"() : () -> ()",
        "^bb1:  // no predecessors",
        "\"t.in_b\"() ({",
        "\"t.inner\"() : () -> ()",
        "}) : () -> ()",
        "^bb2:  // no predecessors",
        "\"t.in_a\"() : () -> ()",
        "}) : () -> ()");
  }

  @Test
  void refusesToEraseWhatIsUsed() {
    parse("%0 = \"t.a\"() : () -> i1\n\"t.b\"(%0) : (i1) -> ()");
    Rewriter rewriter = rewriterBefore("t.a");
    assertThrows(IllegalStateException.class, () -> rewriter.erase(op("t.a")));
    assertThrows(
        IllegalArgumentException.class, () -> rewriter.replace(op("t.a"), List.<Value>of()));
    assertEquals(List.of(), events);
  }

  @Test
  void erasesResults() {
    Operation module =
        parse(
            """
            %0:3 = "t.a"() <{p = 1 : i8}> ({
              "t.inner"() : () -> ()
            }) {x} : () -> (i8, i16, i32)
            "t.user"(%0#2, %0#0) : (i32, i8) -> ()
            """);
    Rewriter rewriter = Rewriter.before(module, listener);
    assertThrows(
        IllegalStateException.class, () -> rewriter.eraseResults(ops.get("t.a"), Set.of(1, 2)));
    assertEquals(List.of(), events);
    Block body = Objects.requireNonNull(module.region(0).first());
    rewriter.setInsertionPointToEnd(body);
    rewriter.eraseResults(ops.get("t.a"), Set.of(1));
    assertEquals(body, rewriter.insertionBlock());
    assertNull(rewriter.insertionPoint());
    assertBody(
        module,
        "%0:2 = \"t.a\"() <{p = 1 : i8}> ({",
        "\"t.inner\"() : () -> ()",
        "}) {x} : () -> (i8, i32)",
        "\"t.user\"(%0#1, %0#0) : (i32, i8) -> ()");
    assertEquals(
        List.of(
            "insert t.a",
            "insert block",
            "replace t.a",
            "modify t.user",
            "modify t.user",
            "erase t.a"),
        events);
  }

  @Test
  void erasesResultsOfWhatItInsertsAt() {
    Operation module = parse("%0 = \"t.a\"() : () -> i8 \"t.b\"() : () -> ()");
    Rewriter rewriter = Rewriter.before(ops.get("t.a"), listener);
    rewriter.eraseResults(ops.get("t.a"), Set.of(0));
    assertEquals(ops.get("t.b"), rewriter.insertionPoint());
    assertBody(module, "\"t.a\"() : () -> ()", "\"t.b\"() : () -> ()");
  }

  /** Of what is nested in a copy, too, of the blocks of an operation before what is in them. */
  @Test
  void tellsOfCopiesAndNewBlocks() {
    Operation module =
        parse(
            """
            "t.a"() ({
              "t.inner"() ({
                "t.innermost"() : () -> ()
              }) : () -> ()
            ^bb1:
              "t.last"() : () -> ()
            }) : () -> ()
            """);
    Rewriter rewriter = rewriterBefore("t.a");
    Operation copy = rewriter.clone(op("t.a"), IrMapping.create());
    assertEquals(
        List.of(
            "insert t.a",
            "insert block",
            "insert block",
            "insert t.inner",
            "insert block",
            "insert t.innermost",
            "insert t.last"),
        events);
    events.clear();
    OperationState state = rewriter.state(context.operationName("t.b"), copy.location());
    Operation other = rewriter.create(state.addRegions(1));
    rewriter.takeBody(other.region(0), copy.region(0));
    rewriter.createBlock(copy.region(0));
    assertEquals(List.of("insert t.b", "insert block", "insert block", "insert block"), events);
    assertTrue(module.region(0).hasOneBlock());
  }

  @Test
  void aResultDoesNotReplaceItsOperation() {
    parse(
        """
        %0:2 = "t.a"() : () -> (i8, i8)
        "t.user"(%0#0) : (i8) -> ()
        """);
    Operation a = op("t.a");
    Rewriter rewriter = rewriterBefore("t.a");
    assertThrows(
        IllegalArgumentException.class,
        () -> rewriter.replace(a, List.of(a.result(1), a.result(0))));
    assertEquals(List.of(), events);
    assertEquals(a.result(0), op("t.user").operand(0));
  }

  @Test
  void tellsOfCreationMovementAndChange() {
    Operation module =
        parse(
            """
            "t.a"() : () -> ()
            "t.b"() : () -> ()
            """);
    Rewriter rewriter = rewriterBefore("t.a");
    rewriter.create(rewriter.state(context.operationName("t.new"), op("t.a").location()));
    rewriter.moveAfter(op("t.a"), op("t.b"));
    rewriter.modify(op("t.a"), () -> {});
    rewriter.matchFailed(op("t.a"), () -> "no reason");
    assertEquals(List.of("insert t.new", "insert t.a", "modify t.a", "failed no reason"), events);
    assertBody(module, "\"t.new\"() : () -> ()", "\"t.b\"() : () -> ()", "\"t.a\"() : () -> ()");
  }

  @Test
  void inlinesABlock() {
    Operation module =
        parse(
            """
            %0 = "t.value"() : () -> i1
            "t.op"() ({
            ^bb0(%a: i1):
              "t.x"(%a) : (i1) -> ()
              "t.y"(%a) : (i1) -> ()
            }) : () -> ()
            """);
    Block block = op("t.op").region(0).first();
    rewriterBefore("t.op").inlineBefore(block, op("t.op"), List.of(op("t.value").result(0)));
    assertEquals(
        List.of("modify t.y", "modify t.x", "insert t.x", "insert t.y", "erase block"), events);
    assertBody(
        module,
        "%0 = \"t.value\"() : () -> i1",
        "\"t.x\"(%0) : (i1) -> ()",
        "\"t.y\"(%0) : (i1) -> ()",
        "\"t.op\"() ({",
        "}) : () -> ()");
  }

  @Test
  void splitsAndMergesBlocks() {
    Operation module =
        parse(
            """
            "t.op"() ({
              "t.x"() : () -> ()
              "t.y"() : () -> ()
              "t.z"() : () -> ()
            }) : () -> ()
            """);
    String before = Printer.toString(module, PrinterFlags.GENERIC);
    Rewriter rewriter = rewriterBefore("t.x");
    Block rest = rewriter.split(op("t.y"));
    assertEquals(List.of("insert block", "insert t.z", "insert t.y"), events);
    assertEquals(op("t.y"), rest.first());
    events.clear();
    rewriter.merge(rest, op("t.x").block(), List.of());
    assertEquals(List.of("insert t.y", "insert t.z", "erase block"), events);
    assertEquals(before, Printer.toString(module, PrinterFlags.GENERIC));
  }

  /** It stays before the operation, wherever that goes. */
  @Test
  void theInsertionPointFollowsItsOperation() {
    Operation module =
        parse(
            """
            "t.op"() ({
              "t.x"() : () -> ()
              "t.y"() : () -> ()
              "t.z"() : () -> ()
            }, {
              "t.other"() : () -> ()
            }) : () -> ()
            """);
    Operation y = op("t.y");
    Block entry = op("t.x").block();
    Rewriter rewriter = rewriterBefore("t.y");
    create(rewriter, "t.first");
    Block rest = rewriter.split(y);
    assertEquals(rest, rewriter.insertionBlock());
    create(rewriter, "t.split");
    rewriter.moveBefore(y, op("t.other"));
    create(rewriter, "t.moved");
    rewriter.insert(y.clone(IrMapping.create()));
    rewriter.moveToEnd(y, entry);
    rewriter.clone(op("t.z"), IrMapping.create());
    assertEquals(y, rewriter.insertionPoint());
    rewriter.merge(entry, rest, List.of());
    create(rewriter, "t.merged");
    assertBody(
        module,
        "\"t.op\"() ({",
        "\"t.split\"() : () -> ()",
        "\"t.z\"() : () -> ()",
        "\"t.x\"() : () -> ()",
        "\"t.first\"() : () -> ()",
        "\"t.z\"() : () -> ()",
        "\"t.merged\"() : () -> ()",
        "\"t.y\"() : () -> ()",
        "}, {",
        "\"t.moved\"() : () -> ()",
        "\"t.y\"() : () -> ()",
        "\"t.other\"() : () -> ()",
        "}) : () -> ()");
    y.remove();
    assertThrows(IllegalArgumentException.class, () -> create(rewriter, "t.lost"));
    y.erase();
    assertThrows(IllegalStateException.class, () -> create(rewriter, "t.lost"));
  }

  private void create(Rewriter rewriter, String name) {
    rewriter.create(rewriter.state(context.operationName(name), op("t.x").location()));
  }

  @Test
  void redirectsSuccessors() {
    Operation module =
        parse(
            """
            "t.op"() ({
              "t.x"()[^bb1, ^bb2] : () -> ()
            ^bb1:
              "t.y"()[^bb1] : () -> ()
            ^bb2:
              "t.z"()[^bb1] : () -> ()
            }) : () -> ()
            """);
    Block from = op("t.y").block();
    rewriterBefore("t.x").replaceAllUses(from, op("t.z").block());
    assertEquals(List.of("modify t.z", "modify t.y", "modify t.x"), events);
    assertBody(
        module,
        "\"t.op\"() ({",
        "\"t.x\"()[^bb2, ^bb2] : () -> ()",
        "^bb1:  // no predecessors",
        "\"t.y\"()[^bb2] : () -> ()",
        "^bb2:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb2",
        "\"t.z\"()[^bb2] : () -> ()",
        "}) : () -> ()");
  }

  /** What a change throws tells more than what a listener throws then. */
  @Test
  void whatListenersThrowIsSuppressedByWhatChangesThrow() {
    parse("\"t.a\"() : () -> ()");
    IllegalStateException second = new IllegalStateException();
    Rewriter rewriter =
        Rewriter.before(
            op("t.a"),
            new RewriteListener() {
              @Override
              public void operationModified(Operation op) {
                throw second;
              }
            });
    ArithmeticException first =
        assertThrows(
            ArithmeticException.class,
            () ->
                rewriter.modify(
                    op("t.a"),
                    () -> {
                      throw new ArithmeticException();
                    }));
    assertEquals(List.of(second), List.of(first.getSuppressed()));
    assertThrows(IllegalStateException.class, () -> rewriter.modify(op("t.a"), () -> {}));
  }

  @Test
  void replacesSuccessorsBesideDroppedOnes() {
    parse(
        """
        "t.a"() ({
          "t.branch"()[^bb1, ^bb2] : () -> ()
        ^bb1:
          "t.b"() : () -> ()
        ^bb2:
          "t.c"() : () -> ()
        }) : () -> ()
        """);
    Block dropped = Objects.requireNonNull(op("t.b").block());
    dropped.dropAllUses();
    Block to = dropped;
    Rewriter.before(op("t.a")).replaceAllUses(Objects.requireNonNull(op("t.c").block()), to);
    assertEquals(to, op("t.branch").successor(1));
  }
}
