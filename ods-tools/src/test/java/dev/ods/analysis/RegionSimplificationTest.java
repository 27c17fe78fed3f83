// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.corpus.ProjectDialects;
import dev.ods.ir.Operation;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.RegionSimplification;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import dev.ods.testing.Corpus;
import dev.ods.testing.CorpusCase;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Regions that are simplified at once are as a greedy rewrite without patterns leaves them. */
final class RegionSimplificationTest {
  private static String simplified(String text, RegionSimplification how) {
    Operation module = Programs.parse(text);
    Rewriter rewriter = Rewriter.before(module);
    int rounds = 0;
    while (how.simplify(module.region(0), rewriter)) {
      assertTrue(++rounds < 1000, "it comes to an end");
    }
    return Printer.toString(module, PrinterFlags.GENERIC_LOCAL);
  }

  private static String rewritten(String text, RegionSimplification how) {
    Operation module = Programs.parse(text);
    GreedyRewriteConfig config =
        GreedyRewriteConfig.DEFAULT
            .withFolding(false)
            .withConstantCse(false)
            .withMaxIterations(GreedyRewriteConfig.NO_LIMIT)
            .withRegionSimplification(how);
    FrozenRewritePatternSet none =
        FrozenRewritePatternSet.of(RewritePatternSet.create(module.context()));
    GreedyRewriter.apply(module, none, config);
    return Printer.toString(module, PrinterFlags.GENERIC_LOCAL);
  }

  @ParameterizedTest
  @EnumSource(names = {"NORMAL", "AGGRESSIVE"})
  void modulesOfTheCorpus(RegionSimplification how) {
    List<CorpusCase> cases =
        Corpus.load(
            "valid cases with branches",
            c ->
                c.isValid()
                    && c.text("generic").contains("^bb1")
                    && ProjectDialects.WHOLE.containsAll(c.texts("dialects")));
    for (CorpusCase c : cases) {
      String text = c.text("generic");
      assertEquals(rewritten(text, how), simplified(text, how), c.id());
    }
    assertTrue(cases.size() > 60, "cases: " + cases.size());
  }

  /** Nothing but an argument, and what is passed to it. */
  @Test
  void deadArgumentsAreAChange() {
    Operation module =
        Programs.parse(
            """
            func.func @f(%x: i32) {
              cf.br ^bb1(%x : i32)
            ^bb1(%a: i32):
              return
            }
            """);
    Rewriter rewriter = Rewriter.before(module);
    assertTrue(RegionSimplification.NORMAL.simplify(module.region(0), rewriter));
    assertFalse(RegionSimplification.NORMAL.simplify(module.region(0), rewriter));
  }

  /** A body that uses values from outside. */
  @Test
  void aRegionThatIsNotIsolated() {
    Operation module =
        Programs.parse(
            """
            func.func @f(%c: i1, %x: i32) {
              scf.execute_region {
                cf.cond_br %c, ^bb1(%x : i32), ^bb2(%x : i32)
              ^bb1(%a: i32):
                %dead = arith.addi %a, %x : i32
                "test.use"(%a) : (i32) -> ()
                scf.yield
              ^bb2(%b: i32):
                "test.use"(%b) : (i32) -> ()
                scf.yield
              ^bb3:
                cf.br ^bb3
              }
              return
            }
            """);
    Operation[] body = new Operation[1];
    module.walk(
        op -> {
          if (op.name().toString().equals("scf.execute_region")) {
            body[0] = op.keep();
          }
        });
    Rewriter rewriter = Rewriter.before(body[0]);
    assertFalse(RegionSimplification.DISABLED.simplify(body[0].region(0), rewriter));
    assertTrue(RegionSimplification.AGGRESSIVE.simplify(body[0].region(0), rewriter));
    while (RegionSimplification.AGGRESSIVE.simplify(body[0].region(0), rewriter)) {}
    assertEquals(
        """
        scf.execute_region {
          cf.cond_br %arg0, ^bb1, ^bb1
        ^bb1:  // 2 preds: ^bb0, ^bb0
          "test.use"(%arg1) : (i32) -> ()
          scf.yield
        }""",
        body[0].toString());
  }
}
