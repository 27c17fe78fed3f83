// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.checking.Checks;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.IrMapping;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Patterns that change the IR without their rewriter, in the checking mode. */
final class DirectChangesTest {
  private static final String PROGRAM =
      """
      %0:2 = "t.a"() : () -> (i32, i32)
      "t.b"(%0#0) ({
        "t.c"() : () -> ()
      }, {
      ^bb0(%1: i32):
        "t.d"(%1) : (i32) -> ()
      }, {
        "t.e"() : () -> ()
        "t.f"()[^bb1] : () -> ()
      ^bb1:
        "t.g"() : () -> ()
      }) : (i32) -> ()
      """;

  private final Context context = Context.create();

  DirectChangesTest() {
    context.allowUnregisteredDialects(true);
  }

  private Operation parse(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            text.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    diagnostics.throwIfErrors();
    return Objects.requireNonNull(module);
  }

  /** A pattern that does something once, where it finds {@code t.b}. */
  private FrozenRewritePatternSet once(BiConsumer<Operation, Rewriter> change) {
    RewritePattern pattern =
        new RewritePattern("Sneaky", 1, PatternRoot.named("t.b")) {
          private boolean done;

          @Override
          public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
            if (done) {
              return false;
            }
            done = true;
            change.accept(op, rewriter);
            return true;
          }
        };
    return FrozenRewritePatternSet.of(RewritePatternSet.create(context).add(pattern));
  }

  private static List<BiConsumer<Operation, FrozenRewritePatternSet>> drivers() {
    GreedyRewriteConfig config =
        GreedyRewriteConfig.DEFAULT
            .withFolding(false)
            .withRegionSimplification(RegionSimplification.DISABLED);
    return List.of(
        (module, patterns) -> GreedyRewriter.apply(module, patterns, config), WalkRewriter::apply);
  }

  private static Arguments row(String message, Consumer<Operation> change) {
    return Arguments.of(message, change);
  }

  private static Operation inside(Operation op, int region) {
    return Objects.requireNonNull(body(op, region).first());
  }

  private static Block body(Operation op, int region) {
    return Objects.requireNonNull(op.region(region).first());
  }

  private static Operation unknown(OpBuilder builder) {
    Context context = builder.context();
    return builder.create(builder.state(context.operationName("t.new"), UnknownLoc.get(context)));
  }

  static Stream<Arguments> directChanges() {
    String changed = "changed '%s' without the rewriter: use its 'modify'";
    return Stream.of(
        row(changed.formatted("t.b"), op -> op.setAttribute("x", UnitAttr.get(op.context()))),
        row(changed.formatted("t.b"), op -> op.setOperand(0, definition(op).result(1))),
        row(changed.formatted("t.b"), op -> op.opOperand(0).set(definition(op).result(1))),
        row(changed.formatted("t.b"), op -> op.setLocation(UnknownLoc.get(op.context()))),
        row(changed.formatted("t.b"), op -> op.region(0).addBlock()),
        row(changed.formatted("t.b"), op -> body(op, 1).addArgument(f32(op), op.location())),
        row(changed.formatted("t.b"), op -> body(op, 1).argument(0).setType(f32(op))),
        row(changed.formatted("t.b"), op -> body(op, 0).erase()),
        row(changed.formatted("t.b"), op -> body(op, 0).remove()),
        row(changed.formatted("t.b"), op -> body(op, 0).moveToEnd(op.region(1))),
        row(changed.formatted("t.b"), op -> op.operand(0).dropAllUses()),
        row(changed.formatted("t.a"), op -> definition(op).result(0).setType(f32(op))),
        row(changed.formatted("t.d"), op -> inside(op, 1).setOperand(0, op.operand(0))),
        row(
            changed.formatted("t.d"),
            op -> body(op, 1).argument(0).replaceAllUsesWith(op.operand(0))),
        row("erased 't.b' without the rewriter: use its 'erase'", Operation::erase),
        row("erased 't.c' without the rewriter: use its 'erase'", op -> inside(op, 0).erase()),
        row(
            "moved 't.c' without the rewriter: use its 'moveBefore'",
            op -> inside(op, 0).moveBefore(op)),
        row("moved 't.c' without the rewriter: use its 'moveBefore'", op -> inside(op, 0).remove()),
        // In the same operation.
        row(
            "moved 't.e' without the rewriter: use its 'moveBefore'",
            op -> inside(op, 2).moveToEnd(body(op, 2))),
        row(
            "moved 't.e' without the rewriter: use its 'moveBefore'",
            op -> inside(op, 2).moveToEnd(Objects.requireNonNull(op.region(2).last()))),
        row(
            "moved 't.a' without the rewriter: use its 'moveBefore'",
            op -> definition(op).moveAfter(op)),
        row(changed.formatted("t.b"), op -> body(op, 2).moveToEnd(op.region(2))),
        row(
            "inserted 't.new' without the rewriter: build it with that",
            op -> unknown(OpBuilder.before(op))),
        row(
            "inserted 't.c' without the rewriter: build it with that",
            op -> {
              Operation copy = op.clone(IrMapping.create());
              inside(copy, 0).moveBefore(op);
              copy.erase();
            }),
        row(
            "inserted 't.b' without the rewriter: build it with that",
            op -> OpBuilder.before(op).clone(op, IrMapping.create())));
  }

  @ParameterizedTest
  @MethodSource("directChanges")
  void areRefused(String message, Consumer<Operation> change) {
    assumeTrue(Checks.ENABLED);
    for (BiConsumer<Operation, FrozenRewritePatternSet> driver : drivers()) {
      Operation module = parse(PROGRAM);
      FrozenRewritePatternSet patterns = once((op, rewriter) -> change.accept(op));
      Diagnostic error =
          assertThrows(DiagnosticException.class, () -> driver.accept(module, patterns))
              .diagnostics()
              .get(0);
      assertEquals("'t.b' op pattern has " + message, error.message());
      assertEquals("loc(\"test.mlir\":2:1)", error.location().toString());
      List<String> notes = new ArrayList<>();
      error.notes().forEach(note -> notes.add(note.message()));
      assertTrue(notes.contains("in pattern 'Sneaky'"), notes.toString());
    }
  }

  /** Of what a rewrite inside of a pattern does, the driver around it is not told. */
  @Test
  void rewritesInsideOfPatternsAreRefused() {
    assumeTrue(Checks.ENABLED);
    FrozenRewritePatternSet nested =
        FrozenRewritePatternSet.of(
            RewritePatternSet.create(context).add(counting("Nested", "t.c", 1)));
    for (BiConsumer<Operation, FrozenRewritePatternSet> driver : drivers()) {
      Operation module = parse(PROGRAM);
      FrozenRewritePatternSet patterns = once((op, rewriter) -> WalkRewriter.apply(op, nested));
      Diagnostic error =
          assertThrows(DiagnosticException.class, () -> driver.accept(module, patterns))
              .diagnostics()
              .get(0);
      assertEquals(
          "'t.b' op pattern has changed 't.c' without the rewriter: use its 'modify'",
          error.message());
      // A copy is of no concern, and what was before is told again.
      Operation other = parse(PROGRAM);
      driver.accept(
          other,
          once(
              (op, rewriter) -> {
                Operation copy = op.clone(IrMapping.create());
                WalkRewriter.apply(copy, nested);
                copy.erase();
                rewriter.modify(op, () -> op.setAttribute("x", UnitAttr.get(context)));
              }));
    }
  }

  static Stream<BiConsumer<Operation, Rewriter>> acceptedChanges() {
    return Stream.of(
        (op, rewriter) ->
            rewriter.modify(op, () -> op.setAttribute("x", UnitAttr.get(op.context()))),
        // What is as it was has not changed.
        (op, rewriter) -> {
          op.setAttribute("x", UnitAttr.get(op.context()));
          op.removeAttribute("x");
        },
        // What throws midway may have changed something.
        (op, rewriter) ->
            assertThrows(
                ArithmeticException.class,
                () ->
                    rewriter.modify(
                        op,
                        () -> {
                          op.setAttribute("x", UnitAttr.get(op.context()));
                          throw new ArithmeticException();
                        })),
        // Nor has what has not moved, whatever the rewriter does beside it.
        (op, rewriter) -> {
          Operation kept = inside(op, 2).keep();
          kept.setAttribute("x", UnitAttr.get(op.context()));
          kept.removeAttribute("x");
          rewriter.erase(Objects.requireNonNull(kept.next()));
          rewriter.setInsertionPoint(kept);
          unknown(rewriter);
        },
        (op, rewriter) -> rewriter.replaceAllUses(op.operand(0), definition(op).result(1)),
        (op, rewriter) -> rewriter.erase(inside(op, 0)),
        (op, rewriter) -> rewriter.erase(op),
        (op, rewriter) -> rewriter.erase(body(op, 1)),
        (op, rewriter) -> rewriter.createBlock(op.region(0)),
        (op, rewriter) -> rewriter.moveBefore(inside(op, 0), op),
        (op, rewriter) -> rewriter.inlineBefore(body(op, 0), op, List.of()),
        (op, rewriter) -> rewriter.inlineAtEnd(op.region(0), op.region(1)),
        (op, rewriter) -> rewriter.split(inside(op, 0)),
        (op, rewriter) -> rewriter.clone(op, IrMapping.create()),
        // What is in a new operation may be built in any way.
        (op, rewriter) -> {
          Context context = op.context();
          Operation created =
              rewriter.create(
                  rewriter.state(context.operationName("t.new"), op.location()).addRegions(1));
          Region region = created.region(0);
          Operation nested = unknown(OpBuilder.atEnd(region.addBlock()));
          nested.setAttribute("x", UnitAttr.get(context));
          unknown(OpBuilder.before(nested)).erase();
          created.setAttribute("x", UnitAttr.get(context));
        },
        // What is nowhere is of no concern.
        (op, rewriter) -> {
          Operation detached = unknown(OpBuilder.before(op).clearInsertionPoint());
          detached.setAttribute("x", UnitAttr.get(op.context()));
          detached.erase();
        },
        // Nor is what is in it.
        (op, rewriter) -> {
          Operation copy = op.clone(IrMapping.create());
          inside(copy, 0).setAttribute("x", UnitAttr.get(op.context()));
          inside(copy, 0).moveBefore(inside(copy, 1));
          inside(copy, 1).erase();
          unknown(OpBuilder.atEnd(body(copy, 0)));
          copy.erase();
        },
        // What was moved out of a copy with the rewriter is there.
        (op, rewriter) -> {
          Operation copy = op.clone(IrMapping.create());
          Operation moved = inside(copy, 0).keep();
          moved.setAttribute("x", UnitAttr.get(op.context()));
          rewriter.moveBefore(moved, op);
          copy.erase();
        });
  }

  @ParameterizedTest
  @MethodSource("acceptedChanges")
  void byTheRewriterAreAccepted(BiConsumer<Operation, Rewriter> change) {
    for (BiConsumer<Operation, FrozenRewritePatternSet> driver : drivers()) {
      driver.accept(parse(PROGRAM), once(change));
    }
  }

  /** As in MLIR, it does not end; where a limit is reached, it is named. */
  @Test
  void replacementsByEqualOperationsAreNamed() {
    RewritePattern pattern =
        new RewritePattern("Again", 1, PatternRoot.named("t.a")) {
          @Override
          public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
            rewriter.replace(op, rewriter.clone(op, IrMapping.create()));
            return true;
          }
        };
    FrozenRewritePatternSet patterns =
        FrozenRewritePatternSet.of(RewritePatternSet.create(context).add(pattern));
    Operation module = parse(PROGRAM);
    GreedyRewriteConfig config = GreedyRewriteConfig.DEFAULT.withMaxRewrites(10);
    GreedyRewriter.Result result = GreedyRewriter.apply(module, patterns, config);
    assertFalse(result.converged());
    assertEquals(List.of("Again"), result.unsettled());
  }

  private static RewritePattern counting(String name, String root, long limit) {
    return new RewritePattern(name, 1, PatternRoot.named(root)) {
      @Override
      public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
        long count = op.attribute("n") instanceof IntegerAttr number ? number.value() : 0;
        if (count == limit) {
          return false;
        }
        rewriter.modify(op, () -> op.setAttribute("n", IntegerAttr.i64(op.context(), count + 1)));
        return true;
      }
    };
  }

  /** Of patterns that end and one that does not, the latter is named where rewrites are limited. */
  @Test
  void whatNeverEndsIsNamedAlone() {
    FrozenRewritePatternSet patterns =
        FrozenRewritePatternSet.of(
            RewritePatternSet.create(context)
                .add(counting("Ends", "t.a", 5))
                .add(counting("EndsLate", "t.d", 90))
                .add(counting("NeverEnds", "t.c", -1)));
    for (boolean topDown : new boolean[] {false, true}) {
      GreedyRewriteConfig config = GreedyRewriteConfig.DEFAULT.withTopDown(topDown);
      GreedyRewriter.Result byRewrites =
          GreedyRewriter.apply(parse(PROGRAM), patterns, config.withMaxRewrites(1000));
      assertFalse(byRewrites.converged());
      assertEquals(List.of("NeverEnds"), byRewrites.unsettled());
    }
  }

  private static Operation definition(Operation op) {
    return Objects.requireNonNull(op.operand(0).definingOp());
  }

  private static Type f32(Operation op) {
    return FloatType.f32(op.context());
  }
}
