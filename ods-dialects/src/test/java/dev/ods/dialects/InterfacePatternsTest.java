// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.control.LoopLikeOpInterface;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.affine.AffineDialectDefinition;
import dev.ods.dialects.arith.ArithDialectDefinition;
import dev.ods.dialects.scf.ScfDialectDefinition;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Patterns for all operations with an op interface. */
final class InterfacePatternsTest {
  private static final String LOOPS =
      """
      %c = arith.constant 1 : index
      scf.for %i = %c to %c step %c {
        "t.body"(%i) : (index) -> ()
      }
      affine.for %i = 0 to 8 {
        "t.body"(%i) : (index) -> ()
      }
      %t = arith.constant true
      scf.if %t {
        "t.body"(%c) : (index) -> ()
      }
      """;

  @Test
  void areTriedOnOperationsThatHaveIt() {
    Context context = Context.create();
    context.load(new ArithDialectDefinition());
    context.load(new AffineDialectDefinition());
    context.load(new ScfDialectDefinition());
    context.allowUnregisteredDialects(true);
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            LOOPS.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    diagnostics.throwIfErrors();
    List<String> loops = new ArrayList<>();
    RewritePatternSet patterns =
        RewritePatternSet.create(context)
            .add(
                LoopLikeOpInterface.class,
                "loops",
                1,
                (loop, rewriter) -> {
                  loops.add(loop.operation().name() + " " + loop.loopRegions().size());
                  return false;
                });
    GreedyRewriter.apply(
        module,
        FrozenRewritePatternSet.of(patterns),
        GreedyRewriteConfig.DEFAULT.withTopDown(true));
    assertEquals(List.of("scf.for 1", "affine.for 1"), loops);
  }
}
