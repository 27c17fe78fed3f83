// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls of a rewriter that are refused change nothing, whether a listener is told or not. */
final class RefusedRewritesTest {
  private static final String TEXT =
      """
      "t.graph"() ({
        %0:2 = "t.entry"()[^bb1] : () -> (i1, i1)
      ^bb1:
        %1 = "t.next"(%0#0)[^bb2] : (i1) -> i1
      ^bb2:
        "t.last"(%1) ({
        ^bb0(%a: i1):
          "t.inner"(%a) : (i1) -> ()
        }) : (i1) -> ()
      ^bb3(%b: i1):
        "t.free"(%b) : (i1) -> ()
      ^bb4:
        %2 = "t.outer"() ({
        ^bb0(%c: i1):
          %3 = "t.nested"(%c) : (i1) -> i1
        }) : () -> i1
        "t.user"(%2) : (i1) -> ()
      }) : () -> ()
      """;

  private final Context context = Context.create();
  private final Map<String, Operation> ops = new HashMap<>();
  private final List<String> events = new ArrayList<>();
  private final Operation module;

  RefusedRewritesTest() {
    context.allowUnregisteredDialects(true);
    module = parse(TEXT);
    module.walk(op -> ops.put(op.name().value(), op));
  }

  private Operation parse(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Operation parsed =
        Parser.parse(
            text.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    assertNotNull(parsed, () -> diagnostics.list().toString());
    return parsed;
  }

  private final RewriteListener listener =
      new RewriteListener() {
        @Override
        public void operationModified(Operation op) {
          events.add("modify " + op.name());
        }

        @Override
        public void operationErased(Operation op) {
          events.add("erase " + op.name());
        }

        @Override
        public void blockErased(Block block) {
          events.add("erase block");
        }
      };

  private Operation op(String name) {
    return Objects.requireNonNull(ops.get(name), name);
  }

  private Block blockOf(String name) {
    return Objects.requireNonNull(op(name).block());
  }

  private Value argumentOf(String name) {
    return blockOf(name).argument(0);
  }

  private void assertRefused(
      Class<? extends RuntimeException> kind, String message, Runnable rewrite) {
    String before = Printer.toString(module, PrinterFlags.GENERIC);
    RuntimeException thrown = assertThrows(kind, rewrite::run);
    assertEquals(message, thrown.getMessage());
    assertEquals(List.of(), events);
    assertEquals(before, Printer.toString(module, PrinterFlags.GENERIC));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatIsInUseIsNotErased(boolean told) {
    Rewriter rewriter = Rewriter.before(op("t.graph"), told ? listener : null);
    assertRefused(
        IllegalStateException.class,
        "the block is a successor: redirect its predecessors first",
        () -> rewriter.erase(blockOf("t.next")));
    assertRefused(
        IllegalStateException.class,
        "a value in the block is in use outside it: replace its uses first",
        () -> rewriter.erase(blockOf("t.entry")));
    op("t.free").setOperand(0, argumentOf("t.inner"));
    assertRefused(
        IllegalStateException.class,
        "a value or block inside 't.last' is in use outside: replace its uses before erasing it",
        () -> rewriter.erase(op("t.last")));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatIsErasedReplacesNothing(boolean told) {
    Rewriter rewriter = Rewriter.before(op("t.graph"), told ? listener : null);
    Operation outer = op("t.outer");
    assertRefused(
        IllegalArgumentException.class,
        "a result of 't.outer', which is erased, cannot replace one",
        () -> rewriter.replace(outer, outer.result(0)));
    for (Value inside : List.of(op("t.nested").result(0), argumentOf("t.nested"))) {
      assertRefused(
          IllegalArgumentException.class,
          "a value inside 't.outer', which is erased, cannot replace its results: move its"
              + " definition out first",
          () -> rewriter.replace(outer, inside));
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void blocksAreNotMergedHalf(boolean told) {
    Rewriter rewriter = Rewriter.before(op("t.graph"), told ? listener : null);
    String successor = "the block is a successor: redirect its predecessors first";
    Value value = op("t.entry").result(0);
    assertRefused(
        IllegalStateException.class,
        successor,
        () -> rewriter.merge(blockOf("t.next"), blockOf("t.entry"), List.of()));
    assertRefused(
        IllegalStateException.class,
        successor,
        () -> rewriter.inlineBefore(blockOf("t.next"), op("t.entry"), List.of()));
    assertRefused(
        IllegalArgumentException.class,
        "the block has 1 arguments: give as many values",
        () -> rewriter.merge(blockOf("t.free"), blockOf("t.last"), List.of()));
    assertRefused(
        IllegalArgumentException.class,
        "an argument of the block, which is erased, cannot replace one: give another value",
        () ->
            rewriter.inlineBefore(
                blockOf("t.inner"), op("t.last"), List.of(argumentOf("t.inner"))));
    String itself = "a block cannot be moved into itself: give a block outside of it";
    assertRefused(
        IllegalArgumentException.class,
        itself,
        () -> rewriter.merge(blockOf("t.free"), blockOf("t.free"), List.of(value)));
    assertRefused(
        IllegalArgumentException.class,
        itself,
        () -> rewriter.merge(blockOf("t.graph"), blockOf("t.inner"), List.of()));
    assertRefused(
        IllegalArgumentException.class,
        itself,
        () -> rewriter.inlineBefore(blockOf("t.last"), op("t.inner"), List.of()));
    Operation other = parse("\"t.other\"() : () -> ()");
    Block foreign = Objects.requireNonNull(other.region(0).first());
    assertRefused(
        IllegalArgumentException.class,
        "a block belongs to the arena that holds it: clone its operation into this one first",
        () -> rewriter.merge(blockOf("t.free"), foreign, List.of(value)));
    assertRefused(
        IllegalArgumentException.class,
        "operations can only be moved into a block: insert the operation to move to first",
        () -> rewriter.inlineBefore(blockOf("t.free"), module, List.of(value)));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void regionsAreNotMovedIntoThemselves(boolean told) {
    Rewriter rewriter = Rewriter.before(op("t.graph"), told ? listener : null);
    Region region = op("t.graph").region(0);
    String message = "the blocks of a region cannot be moved into itself";
    for (String inside : List.of("t.last", "t.inner")) {
      assertRefused(
          IllegalArgumentException.class,
          message,
          () -> rewriter.inlineBefore(region, blockOf(inside)));
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aBlockWithACycleIsErased(boolean told) {
    Operation graph =
        parse(
            """
            "t.graph"() ({
              "t.keep"() : () -> ()
            ^bb1:
              %0 = "t.a"(%1) : (i1) -> i1
              %1 = "t.b"(%0) : (i1) -> i1
            }) : () -> ()
            """);
    graph.walk(op -> ops.put(op.name().value(), op));
    Rewriter.before(op("t.graph"), told ? listener : null).erase(blockOf("t.a"));
    assertEquals(told ? List.of("erase t.b", "erase t.a", "erase block") : List.of(), events);
    assertEquals(blockOf("t.keep"), op("t.graph").region(0).last());
  }

  @Test
  void aBlockInUseByOthersOnlyInsideIsErased() {
    Rewriter.before(op("t.graph"), listener).erase(blockOf("t.free"));
    assertEquals(List.of("erase t.free", "erase block"), events);
  }
}
