// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.text.PrinterFlags;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * The law of declared patterns: they do what one who reads their texts does. {@code
 * -Dods.patterns.sets=100} tries more sets of them, {@code -Dods.patterns.seed} others.
 */
class InterpretedPatternsTest {
  private static final int SETS = Integer.getInteger("ods.patterns.sets", 8);
  private static final long SEED = Long.getLong("ods.patterns.seed", 0);
  private static final int PATTERNS = 30;
  private static final int PROGRAMS = 20 * SETS;

  /** Random patterns may undo each other: what they have done after some steps is compared. */
  private static final GreedyRewriteConfig CONFIG =
      GreedyRewriteConfig.DEFAULT.withMaxRewrites(60).withMaxIterations(3);

  @Test
  @SuppressWarnings("unchecked") // The log is declared so in the snippet.
  void declaredPatternsDoWhatTheirTextsSay() {
    List<String> sets = new ArrayList<>();
    for (int i = 0; i < SETS; i++) {
      sets.add(new RandomPatterns(SEED + 1000 + i).set("Rules" + i, PATTERNS));
    }
    CompiledDialect dialect = CompiledDialect.of(RandomPatterns.DIALECT + String.join("\n", sets));
    List<String> log =
        (List<String>) Objects.requireNonNull(Loaded.call(dialect.type("Trace"), null, "log"));
    List<FrozenRewritePatternSet> declared = new ArrayList<>();
    List<FrozenRewritePatternSet> interpreted = new ArrayList<>();
    for (int i = 0; i < SETS; i++) {
      RewritePatternSet generated = RewritePatternSet.create(dialect.context());
      dialect.addTo(generated, "Rules" + i);
      RewritePatternSet read = RewritePatternSet.create(dialect.context());
      InterpretedPattern.of(dialect, sets.get(i), log).forEach(read::add);
      assertEquals(generated.patterns().size(), read.patterns().size());
      declared.add(FrozenRewritePatternSet.of(generated));
      interpreted.add(FrozenRewritePatternSet.of(read));
    }
    int changed = 0;
    for (int seed = 0; seed < PROGRAMS; seed++) {
      String program = new RandomPatterns(SEED + 5000 + seed).program(40);
      log.clear();
      String expected =
          dialect.rewritten(program, interpreted.get(seed % SETS), CONFIG, PrinterFlags.GENERIC);
      List<String> asked = List.copyOf(log);
      log.clear();
      assertEquals(
          expected,
          dialect.rewritten(program, declared.get(seed % SETS), CONFIG, PrinterFlags.GENERIC),
          () -> program);
      assertEquals(asked, log, () -> program);
      changed += asked.isEmpty() ? 0 : 1;
    }
    assertTrue(changed > PROGRAMS / 2, changed + " programs had matches");
  }
}
