// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.rewrite.PatternExplanation.Place;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What those learn who follow the rewrites of a context. */
final class RewriteTracingTest {
  private static final GreedyRewriteConfig CONFIG =
      GreedyRewriteConfig.CANONICALIZE.withRegionSimplification(RegionSimplification.DISABLED);

  private final Context context = Context.create();
  private final List<String> lines = new ArrayList<>();

  RewriteTracingTest() {
    context.allowUnregisteredDialects(true);
  }

  private Operation parse(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            text.getBytes(UTF_8), "in/test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    diagnostics.throwIfErrors();
    return module;
  }

  /** Replaces operations of one name by those of another. */
  private static RewritePattern rename(String from, String to) {
    return new RewritePattern(null, "Names." + from + "To" + to, 1) {
      @Override
      public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
        if (!op.name().value().equals("t." + from)) {
          return rewriter.matchFailed(op, () -> "it is not 't." + from + "'");
        }
        var name = op.context().operationName("t." + to);
        rewriter.create(rewriter.state(name, op.location()));
        rewriter.erase(op);
        return true;
      }
    };
  }

  private GreedyRewriter.Result apply(String text, RewritePattern... patterns) {
    RewritePatternSet set = RewritePatternSet.create(context);
    for (RewritePattern pattern : patterns) {
      set.add(pattern);
    }
    return GreedyRewriter.apply(parse(text), FrozenRewritePatternSet.of(set), CONFIG);
  }

  @Test
  void theLogHasEachStep() {
    RewriteTracing.observe(context, new RewriteLog(lines::add));
    apply("\"t.a\"() : () -> ()\n\"t.c\"() : () -> ()", rename("a", "b"), rename("c", "d"));
    assertEquals(
        """
        in/test.mlir:0:0: iteration 1 on a region of 'builtin.module'
        in/test.mlir:1:1: pattern 'Names.aTob' applies to 't.a'
        in/test.mlir:1:1:   inserted 't.b'
        in/test.mlir:1:1:   erased 't.a'
        in/test.mlir:2:1: pattern 'Names.cTod' applies to 't.c'
        in/test.mlir:2:1:   inserted 't.d'
        in/test.mlir:2:1:   erased 't.c'
        in/test.mlir:0:0: iteration 2 on a region of 'builtin.module'""",
        String.join("\n", lines));
  }

  @Test
  void nobodyFollowsAnyLonger() {
    RewriteTracing.observe(context, new RewriteLog(lines::add));
    RewriteTracing.observe(context, null);
    apply("\"t.a\"() : () -> ()", rename("a", "b"));
    assertEquals(List.of(), lines);
  }

  @Test
  void theListenerOfTheConfigurationIsToldToo() {
    List<String> own = new ArrayList<>();
    RewriteTracing.observe(context, new RewriteLog(lines::add));
    Operation module = parse("\"t.a\"() : () -> ()");
    RewritePatternSet set = RewritePatternSet.create(context).add(rename("a", "b"));
    GreedyRewriter.apply(
        module, FrozenRewritePatternSet.of(set), CONFIG.withListener(new RewriteLog(own::add)));
    assertEquals(5, own.size());
    assertEquals(lines, own);
  }

  private List<String> explain(Place place) {
    Diagnostics diagnostics = new Diagnostics();
    PatternExplanation explanation = new PatternExplanation("Names.aTob", place, diagnostics);
    RewriteTracing.observe(context, explanation);
    apply("\"t.a\"() : () -> ()\n\"t.c\"() : () -> ()", rename("a", "b"));
    List<String> texts = new ArrayList<>();
    for (Diagnostic diagnostic : diagnostics.list()) {
      texts.add(diagnostic.message());
      diagnostic.notes().forEach(note -> texts.add("  " + note));
    }
    texts.add(explanation.trials() + " trials");
    return texts;
  }

  @Test
  void explainsWhyAPatternDoesNotMatch() {
    assertEquals(
        List.of(
            "pattern 'Names.aTob' does not match",
            "  loc(\"in/test.mlir\":2:1): note: it is not 't.a'",
            "pattern 'Names.aTob' does not match",
            "  loc(\"in/test.mlir\":2:1): note: it is not 't.a'",
            "2 trials"),
        explain(new Place("test.mlir", 2)));
    assertEquals(List.of("0 trials"), explain(new Place("est.mlir", 2)));
    assertEquals("pattern 'Names.aTob' matches", explain(new Place("in/test.mlir", 1)).get(0));
  }

  @Test
  void aPatternThatThrowsWasTried() {
    PatternExplanation explanation =
        new PatternExplanation("Names.throws", null, new Diagnostics());
    RewriteTracing.observe(context, explanation);
    RewritePattern failing =
        new RewritePattern(null, "Names.throws", 1) {
          @Override
          public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
            throw new IllegalStateException();
          }
        };
    assertThrows(IllegalStateException.class, () -> apply("\"t.a\"() : () -> ()", failing));
    assertEquals(1, explanation.trials());
  }

  @Test
  void namesThePatternsThatGoInACircle() {
    RewritePatternSet set =
        RewritePatternSet.create(context)
            .add(rename("x", "y"))
            .add(rename("a", "b"))
            .add(rename("b", "a"));
    GreedyRewriter.Result result =
        GreedyRewriter.apply(
            parse("\"t.x\"() : () -> ()\n\"t.a\"() : () -> ()"),
            FrozenRewritePatternSet.of(set),
            CONFIG.withMaxRewrites(5));
    assertEquals(
        new GreedyRewriter.Result(false, true, false, List.of("Names.aTob", "Names.bToa")), result);
  }
}
