// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ods.builtin.UnitAttr;
import dev.ods.checking.Checks;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.diagnostic.Severity;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.IrMapping;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.rewrite.GreedyRewriteConfig.Strictness;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Order, limits and scope of greedy rewrites, by patterns for operations of any kind. */
final class GreedyRewriterTest {
  private static final GreedyRewriteConfig CONFIG =
      GreedyRewriteConfig.DEFAULT
          .withFolding(false)
          .withRegionSimplification(RegionSimplification.DISABLED);

  private final Context context = Context.create();
  private final List<String> visited = new ArrayList<>();

  GreedyRewriterTest() {
    context.allowUnregisteredDialects(true);
  }

  private Operation parse(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            text.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    diagnostics.throwIfErrors();
    return module;
  }

  private FrozenRewritePatternSet patterns(BiPredicate<Operation, Rewriter> body) {
    RewritePattern pattern =
        new RewritePattern(null, "Any", 1) {
          @Override
          public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
            visited.add(op.name().stripDialect());
            return body.test(op, rewriter);
          }
        };
    return FrozenRewritePatternSet.of(RewritePatternSet.create(context).add(pattern));
  }

  private String visits() {
    String all = String.join(" ", visited);
    visited.clear();
    return all;
  }

  /** One that was kept is of no concern for later rewrites by the same patterns. */
  @Test
  void rewritersThatArePastTheirRewriteTellNobody() {
    List<Rewriter> kept = new ArrayList<>();
    FrozenRewritePatternSet patterns =
        patterns(
            (op, rewriter) -> {
              kept.add(rewriter);
              return false;
            });
    Block first = Objects.requireNonNull(parse("\"t.a\"() : () -> ()").region(0).first());
    GreedyRewriter.apply(Objects.requireNonNull(first.parent()), patterns, CONFIG);
    assertEquals("a", visits());
    Operation last = Objects.requireNonNull(first.last());
    kept.get(0).setInsertionPoint(last);
    for (int i = 0; i < 3; i++) {
      assertThrows(IllegalStateException.class, () -> kept.get(0).clone(last, IrMapping.create()));
    }
    assertThrows(IllegalStateException.class, () -> kept.get(0).erase(last));
    Block second = Objects.requireNonNull(parse("\"t.b\"() : () -> ()").region(0).first());
    GreedyRewriter.apply(List.of(Objects.requireNonNull(second.first())), patterns, CONFIG);
    assertEquals("b", visits());
  }

  /** Nothing is visited that is not there any more. */
  @Test
  void whatAChangeInPlaceErasesIsNotVisited() {
    FrozenRewritePatternSet patterns =
        patterns(
            (op, rewriter) -> {
              if (op.name().value().equals("t.b")) {
                rewriter.modify(op, () -> rewriter.erase(op));
                return true;
              }
              return false;
            });
    Operation module = parse("\"t.a\"() : () -> ()\n\"t.b\"() : () -> ()\n");
    assertTrue(GreedyRewriter.apply(module, patterns, CONFIG).converged());
    assertEquals("b a a", visits());
  }

  private static final String NESTED =
      """
      "t.a"() ({
        "t.b"() : () -> ()
        "t.c"() : () -> ()
      }) : () -> ()
      "t.d"() : () -> ()
      """;

  @Test
  void refusesPatternsOfAnotherContext() {
    Operation module = parse(NESTED);
    FrozenRewritePatternSet patterns =
        FrozenRewritePatternSet.of(RewritePatternSet.create(Context.create()));
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class, () -> GreedyRewriter.apply(module, patterns, CONFIG));
    assertEquals(
        "'builtin.module' is of another context than the patterns: create a set for its own",
        refused.getMessage());
  }

  /** The worklist is a stack, in which those around an operation come after it. */
  @Test
  void visitsInTheOrderOfTheWorklist() {
    Operation module = parse(NESTED);
    FrozenRewritePatternSet none = patterns((op, rewriter) -> false);
    assertEquals(
        new GreedyRewriter.Result(true, false),
        GreedyRewriter.apply(module, none, CONFIG.withTopDown(true)));
    assertEquals("a b c d", visits());
    GreedyRewriter.apply(module, none, CONFIG);
    assertEquals("d c a b", visits());
  }

  /** A region within the scope: what is around it may change with what is in it. */
  @Test
  void visitsWhatIsAroundTheRegionInTheScope() {
    Operation module =
        parse("module {\n\"t.b\"() : () -> ()\n\"t.c\"() : () -> ()\n}\n\"t.d\"() : () -> ()");
    Region inner = module.region(0).first().first().region(0);
    GreedyRewriteConfig config = CONFIG.withScope(module.region(0));
    FrozenRewritePatternSet none = patterns((op, rewriter) -> false);
    GreedyRewriter.apply(inner, none, config.withTopDown(true));
    assertEquals("b module c", visits());
    GreedyRewriter.apply(inner, none, config);
    assertEquals("c module b", visits());
  }

  /** The two share no table. */
  @Test
  void mayBeginWithinAnotherOne() {
    Operation module =
        parse(
            """
            "t.a"() : () -> ()
            module {
              "t.b"() : () -> ()
            }
            "t.c"() : () -> ()
            """);
    List<FrozenRewritePatternSet> itself = new ArrayList<>();
    itself.add(
        patterns(
            (op, rewriter) -> {
              if (op.regionCount() != 0) {
                GreedyRewriter.apply(op, itself.get(0), CONFIG.withTopDown(true));
              }
              return false;
            }));
    for (int i = 0; i < 3; i++) {
      GreedyRewriter.apply(module, itself.get(0), CONFIG.withTopDown(true));
      assertEquals("a module b b c", visits());
    }
  }

  @Test
  void leavesNothingToTheNextOneIfAPatternThrows() {
    FrozenRewritePatternSet patterns =
        patterns(
            (op, rewriter) -> {
              if (op.name().stripDialect().equals("wrong")) {
                throw new IllegalStateException("as is meant");
              }
              return false;
            });
    Operation wrong = parse("\"t.wrong\"() : () -> ()\n" + NESTED);
    Operation right = parse(NESTED);
    for (int i = 0; i < 3; i++) {
      assertThrows(
          IllegalStateException.class,
          () -> GreedyRewriter.apply(wrong, patterns, CONFIG.withTopDown(true)));
      assertEquals("wrong", visits());
      GreedyRewriter.apply(right, patterns, CONFIG.withTopDown(true));
      assertEquals("a b c d", visits());
    }
  }

  @Test
  void triesPatternsByBenefit() {
    RewritePatternSet set = RewritePatternSet.create(context);
    List<String> tried = new ArrayList<>();
    for (String name : List.of("x1", "y5", "z1", "w9")) {
      set.add(
          new RewritePattern(null, name, Integer.parseInt(name.substring(1))) {
            @Override
            public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
              tried.add(name());
              return false;
            }
          });
    }
    GreedyRewriter.apply(parse("\"t.a\"() : () -> ()"), FrozenRewritePatternSet.of(set), CONFIG);
    assertEquals(List.of("w9", "y5", "x1", "z1"), tried);
    tried.clear();
    GreedyRewriter.apply(
        parse("\"t.a\"() : () -> ()"),
        FrozenRewritePatternSet.of(set, List.of("y5"), List.of("y5", "z1")),
        CONFIG);
    assertEquals(List.of("z1"), tried);
    assertThrows(
        IllegalArgumentException.class,
        () ->
            new RewritePattern(null, "p", RewritePattern.MAX_BENEFIT + 1) {
              @Override
              public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
                return false;
              }
            });
  }

  /** Renames operations as long as there is a next letter. */
  private static boolean rename(Operation op, Rewriter rewriter) {
    char letter = op.name().stripDialect().charAt(0);
    if (letter >= 'e') {
      return false;
    }
    var state =
        rewriter.state(op.context().operationName("t." + (char) (letter + 1)), op.location());
    rewriter.create(state);
    rewriter.erase(op);
    return true;
  }

  @Test
  void visitsWhatIsCreated() {
    Operation module = parse("\"t.c\"() : () -> ()");
    assertEquals(
        new GreedyRewriter.Result(true, true),
        GreedyRewriter.apply(module, patterns(GreedyRewriterTest::rename), CONFIG));
    assertEquals("c d e e", visits());
  }

  @Test
  void stopsAtItsLimits() {
    Operation module = parse("\"t.a\"() : () -> ()");
    FrozenRewritePatternSet renaming = patterns(GreedyRewriterTest::rename);
    assertEquals(
        new GreedyRewriter.Result(false, true, false, List.of("Any")),
        GreedyRewriter.apply(module, renaming, CONFIG.withMaxIterations(2).withMaxRewrites(1)));
    assertEquals("a b", visits());
    assertEquals("c", module.region(0).first().first().name().stripDialect());
  }

  /** Changes of a pattern that returns false. */
  static Stream<BiConsumer<Operation, Rewriter>> undeclaredChanges() {
    return Stream.of(
        (op, rewriter) ->
            rewriter.modify(op, () -> op.setAttribute("x", UnitAttr.get(op.context()))),
        (op, rewriter) -> create(op, rewriter),
        (op, rewriter) -> rewriter.erase(op),
        (op, rewriter) -> rewriter.moveBefore(op, op.block().first()),
        (op, rewriter) -> rewriter.createBlock(op.block().parent()));
  }

  private static Operation create(Operation op, Rewriter rewriter) {
    return rewriter.create(rewriter.state(op.context().operationName("t.new"), op.location()));
  }

  @ParameterizedTest
  @MethodSource("undeclaredChanges")
  void refusesPatternsThatChangeAndReturnFalse(BiConsumer<Operation, Rewriter> change) {
    assumeTrue(Checks.ENABLED);
    FrozenRewritePatternSet patterns =
        patterns(
            (op, rewriter) -> {
              if (op.name().stripDialect().equals("b") && visited.size() < 50) {
                change.accept(op, rewriter);
              }
              return false;
            });
    List<Consumer<Operation>> drivers =
        List.of(
            module -> GreedyRewriter.apply(module, patterns, CONFIG),
            module -> WalkRewriter.apply(module, patterns));
    for (Consumer<Operation> driver : drivers) {
      visited.clear();
      Operation module = parse("\"t.a\"() : () -> ()\n\"t.b\"() : () -> ()");
      DiagnosticException refused =
          assertThrows(DiagnosticException.class, () -> driver.accept(module));
      Diagnostic error = refused.diagnostics().get(0);
      assertEquals("loc(\"test.mlir\":2:1)", error.location().toString());
      assertTrue(
          error.message().startsWith("'t.b' op pattern returned failure but IR did change"),
          error.message());
      assertEquals("in pattern 'Any'", error.notes().get(0).message());
    }
  }

  /** Unless it is told of a change that the pattern makes. */
  @Test
  void whatAListenerThrowsIsBlamedOnNoPattern() {
    FrozenRewritePatternSet patterns =
        patterns(
            (op, rewriter) -> {
              rewriter.modify(op, () -> op.setAttribute("seen", UnitAttr.get(context)));
              return true;
            });
    for (String where : List.of("begin", "end", "modified")) {
      RewriteListener listener = throwing(where);
      List<Consumer<Operation>> drivers =
          List.of(
              module -> GreedyRewriter.apply(module, patterns, CONFIG.withListener(listener)),
              module -> WalkRewriter.apply(module, patterns, listener));
      for (Consumer<Operation> driver : drivers) {
        Operation module = parse("\"t.a\"() : () -> ()");
        Diagnostic error =
            assertThrows(DiagnosticException.class, () -> driver.accept(module))
                .diagnostics()
                .get(0);
        assertEquals(where, error.message());
        assertEquals(
            where.equals("modified") ? List.of("in pattern 'Any'") : List.of(),
            error.notes().stream().map(Diagnostic::message).toList());
      }
    }
  }

  private static RewriteListener throwing(String where) {
    return new RewriteListener() {
      private @Nullable Operation visited;

      private void reached(String place, Operation op) {
        if (place.equals(where)) {
          throw new DiagnosticException(
              List.of(new Diagnostic(Severity.ERROR, op.location(), place)));
        }
      }

      @Override
      public void patternBegin(RewritePattern pattern, Operation op) {
        visited = op;
        reached("begin", op);
      }

      @Override
      public void patternEnd(RewritePattern pattern, boolean applied) {
        reached("end", Objects.requireNonNull(visited));
      }

      @Override
      public void operationModified(Operation op) {
        reached("modified", op);
      }
    };
  }

  /** The driver would visit the operation again and again. */
  @Test
  void refusesPatternsThatModifyNothingAndReturnFalse() {
    assumeTrue(Checks.ENABLED);
    FrozenRewritePatternSet patterns =
        patterns(
            (op, rewriter) -> {
              rewriter.modify(op, () -> {});
              return false;
            });
    Operation module = parse("\"t.a\"() : () -> ()");
    assertEquals(
        "'t.a' op pattern returned failure but IR did change, or 'modify' was called without a"
            + " change",
        assertThrows(
                DiagnosticException.class, () -> GreedyRewriter.apply(module, patterns, CONFIG))
            .diagnostics()
            .get(0)
            .message());
  }

  /** Of the new users, the driver is told by their references. */
  @Test
  void refusesPatternsThatReplaceUsesAndReturnFalse() {
    assumeTrue(Checks.ENABLED);
    FrozenRewritePatternSet patterns =
        patterns(
            (op, rewriter) -> {
              if (op.operandCount() == 1 && visited.size() < 50) {
                Value other = op.operand(0).definingOp().result(1);
                rewriter.replaceAllUses(op.operand(0), other);
              }
              return false;
            });
    Operation module = parse("%0:2 = \"t.a\"() : () -> (i32, i32)\n\"t.b\"(%0#0) : (i32) -> ()");
    assertTrue(
        assertThrows(
                DiagnosticException.class, () -> GreedyRewriter.apply(module, patterns, CONFIG))
            .diagnostics()
            .get(0)
            .message()
            .startsWith("'t.b' op pattern returned failure but IR did change"));
  }

  @Test
  void acceptsPatternsThatEraseWhatTheyHaveMade() {
    Operation module = parse("\"t.a\"() ({}) : () -> ()");
    FrozenRewritePatternSet patterns =
        patterns(
            (op, rewriter) -> {
              Operation copy = rewriter.clone(op, IrMapping.create());
              Block block = rewriter.createBlock(copy.region(0));
              rewriter.setInsertionPointToStart(block);
              Operation created = create(op, rewriter);
              rewriter.modify(created, () -> created.setAttribute("x", UnitAttr.get(op.context())));
              rewriter.erase(copy);
              return false;
            });
    assertEquals(
        new GreedyRewriter.Result(true, false), GreedyRewriter.apply(module, patterns, CONFIG));
    assertFalse(WalkRewriter.apply(module, patterns));
  }

  @Test
  void visitsWhatItsStrictnessAllows() {
    for (Strictness strictness : Strictness.values()) {
      Operation module = parse("\"t.c\"() : () -> ()\n\"t.e\"() : () -> ()");
      Operation first = module.region(0).first().first();
      GreedyRewriter.apply(
          List.of(first), patterns(GreedyRewriterTest::rename), CONFIG.withStrictness(strictness));
      assertEquals(strictness == Strictness.EXISTING_OPS ? "c" : "c d e", visits());
    }
  }

  @Test
  void staysInItsScope() {
    Operation module = parse(NESTED);
    Block inner = module.region(0).first().first().region(0).first();
    FrozenRewritePatternSet none = patterns((op, rewriter) -> false);
    assertThrows(
        IllegalArgumentException.class, () -> GreedyRewriter.apply(inner.parent(), none, CONFIG));
    assertThrows(
        IllegalArgumentException.class,
        () ->
            GreedyRewriter.apply(
                List.of(module.region(0).first().last()), none, CONFIG.withScope(inner.parent())));
    GreedyRewriter.apply(List.of(inner.first(), inner.last()), none, CONFIG);
    assertEquals("c b", visits());
  }
}
