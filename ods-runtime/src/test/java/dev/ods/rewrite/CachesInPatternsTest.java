// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.datalayout.DataLayoutAnalysis;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.pass.AnalysisKey;
import dev.ods.pass.OpPassManager;
import dev.ods.pass.Pass;
import dev.ods.pass.PassManager;
import dev.ods.pass.PassRun;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What is cached for the handle that a pattern is given, which is of no use after the rewrite. */
final class CachesInPatternsTest {
  private final Diagnostics diagnostics = new Diagnostics();

  private Operation module() {
    Operation parsed =
        Parser.parse(
            "module @a {}\nmodule @b {}".getBytes(UTF_8),
            "test.mlir",
            Context.create(),
            ParserOptions.DEFAULT,
            diagnostics);
    diagnostics.throwIfErrors();
    return Objects.requireNonNull(parsed);
  }

  /** Asks in a pattern, and again after the rewrite. */
  private static void assertCached(Operation module, Function<Operation, Object> cache) {
    Map<Operation, Object> found = new LinkedHashMap<>();
    RewritePatternSet patterns = RewritePatternSet.create(module.context());
    patterns.add(
        PatternRoot.named("builtin.module"),
        "Ask",
        1,
        (op, rewriter) -> {
          found.put(op.keep(), cache.apply(op));
          return false;
        });
    GreedyRewriter.apply(module, FrozenRewritePatternSet.of(patterns), GreedyRewriteConfig.DEFAULT);
    assertEquals(2, found.size());
    found.forEach((op, known) -> assertSame(known, cache.apply(op)));
  }

  @Test
  void dataLayouts() {
    assertCached(module(), new DataLayoutAnalysis()::atOrAbove);
  }

  @Test
  void analyses() {
    AnalysisKey<StringBuilder> key =
        AnalysisKey.of("name", op -> new StringBuilder(String.valueOf(op.attribute("sym_name"))));
    Pass pass =
        new Pass("ask") {
          @Override
          protected void run(PassRun run) {
            assertCached(run.operation(), op -> run.childAnalysis(key, op));
          }
        };
    OpPassManager pipeline = OpPassManager.on("builtin.module").add(pass);
    assertTrue(PassManager.of(pipeline).run(module(), diagnostics), diagnostics.list()::toString);
  }
}
