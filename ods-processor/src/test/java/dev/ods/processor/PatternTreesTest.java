// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.RewriteListener;
import dev.ods.rewrite.RewritePattern;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import dev.ods.text.PrinterFlags;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The law of the trees: they apply what one gets by trying one pattern after the other. A listener
 * makes the driver do that, so that each program is rewritten with one and without.
 */
@Tag("shared")
class PatternTreesTest {
  private static final int SETS = 8;
  private static final int PATTERNS = 40;
  private static final int PROGRAMS = 150;

  /** What the worklist needs for an operation, with a reserve that is too small for a handle. */
  private static final int MAX_BYTES = 24;

  /** Random patterns may undo each other: what they have done after some steps is compared. */
  private static final GreedyRewriteConfig CONFIG =
      GreedyRewriteConfig.DEFAULT.withMaxRewrites(60).withMaxIterations(3);

  private static final RewriteListener ONE_BY_ONE = new RewriteListener() {};

  @Test
  void appliesWhatTryingOneByOneDoes() {
    StringBuilder source = new StringBuilder(RandomPatterns.DIALECT);
    for (int i = 0; i < SETS; i++) {
      source.append(new RandomPatterns(i).set("Rules" + i, PATTERNS));
    }
    CompiledDialect dialect = CompiledDialect.of(source.toString());
    List<String> log = log(dialect);
    int applied = 0;
    for (int seed = 0; seed < PROGRAMS; seed++) {
      FrozenRewritePatternSet patterns = patterns(dialect, log, new Random(seed));
      String program = new RandomPatterns(seed).program(40);
      String expected =
          dialect.rewritten(
              program, patterns, CONFIG.withListener(ONE_BY_ONE), PrinterFlags.GENERIC);
      List<String> expectedLog = List.copyOf(log);
      log.clear();
      String actual = dialect.rewritten(program, patterns, CONFIG, PrinterFlags.GENERIC);
      assertEquals(expectedLog, log, () -> program);
      assertEquals(expected, actual, () -> program);
      applied += log.size();
      log.clear();
    }
    assertTrue(applied > PROGRAMS, applied + " patterns were applied");
  }

  /** Two sets, some patterns of which are disabled, with patterns in Java between them. */
  private static FrozenRewritePatternSet patterns(
      CompiledDialect dialect, List<String> log, Random random) {
    RewritePatternSet set = RewritePatternSet.create(dialect.context());
    dialect.addTo(set, "Rules" + random.nextInt(SETS));
    for (String op : List.of("t.add", "t.neg", "")) {
      set.add(new Recorded(dialect, op, random.nextInt(5), log));
    }
    dialect.addTo(set, "Rules" + random.nextInt(SETS));
    List<String> disabled = new ArrayList<>();
    for (RewritePattern pattern : set.patterns()) {
      if (random.nextInt(10) == 0) {
        disabled.add(pattern.name());
      }
    }
    return FrozenRewritePatternSet.of(set, disabled, List.of());
  }

  @SuppressWarnings("unchecked") // It is declared so in the snippet.
  private static List<String> log(CompiledDialect dialect) {
    return (List<String>) Objects.requireNonNull(Loaded.call(dialect.type("Trace"), null, "log"));
  }

  /** A pattern that never matches. */
  private static final class Recorded extends RewritePattern {
    private final List<String> log;

    Recorded(CompiledDialect dialect, String op, int benefit, List<String> log) {
      super(model(dialect, op), "java." + op, benefit);
      this.log = log;
    }

    private static @Nullable OpModel model(CompiledDialect dialect, String op) {
      return op.isEmpty() ? null : dialect.context().operationName(op).model();
    }

    @Override
    public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
      log.add(name() + op.name());
      return false;
    }
  }

  @Test
  void recognisesAThousandPatternsOfOneRoot() {
    CompiledDialect dialect = thousand();
    String program =
        """
        %0 = "t.source"() <{k = 0 : i32}> : () -> i32
        %1 = "t.source"() <{k = 1 : i32}> : () -> i32
        %2 = "t.add"(%0, %1) <{k = 7 : i32}> : (i32, i32) -> i32
        %3 = "t.neg"(%2) <{k = 3 : i32}> : (i32) -> i32
        %4 = "t.abs"(%0) <{k = 9 : i32}> : (i32) -> i32
        %5 = "t.add"(%3, %4) : (i32, i32) -> i32
        "t.sink"(%5) : (i32) -> ()
        """;
    String[] lines = program.split("\n", -1);
    String after =
        String.join("\n", List.of(lines).subList(0, 5)) + "\n\"t.sink\"(%1) : (i32) -> ()";
    assertEquals(after, dialect.rewritten(program, "Many", PrinterFlags.GENERIC));
    RewritePatternSet set = RewritePatternSet.create(dialect.context());
    dialect.addTo(set, "Many");
    FrozenRewritePatternSet patterns = FrozenRewritePatternSet.of(set);
    // Twice, so that what is loaded or learned once is not counted.
    for (int i = 0; i < 2; i++) {
      long few = dialect.allocated(unmatched(1000), patterns, GreedyRewriteConfig.DEFAULT);
      long many = dialect.allocated(unmatched(5000), patterns, GreedyRewriteConfig.DEFAULT);
      long perRoot = (many - few) / 4000;
      assertTrue(i == 0 || perRoot < MAX_BYTES, perRoot + " bytes for each root");
    }
  }

  @Test
  void tellsManyLiteralsApart() {
    StringBuilder source = new StringBuilder(RandomPatterns.DIALECT);
    source.append("@PatternSet(TDialect.class)\ninterface Literals {\n");
    for (int i = 0; i < 300; i++) {
      source.append(
          "@Pattern(match = \"(t.neg $x, %d)\", rewrite = \"(t.abs %d, $x)\") void p%d();\n"
              .formatted(i, i, i));
    }
    CompiledDialect dialect = CompiledDialect.of(source.append("}\n").toString());
    StringBuilder program = new StringBuilder("%0 = \"t.source\"() <{k = 0 : i32}> : () -> i32\n");
    List<Integer> numbers = List.of(0, 127, 128, 255, 256, 299, 300, -1);
    for (int i = 0; i < numbers.size(); i++) {
      program.append(
          "%%%d = \"t.neg\"(%%0) <{k = %d : i32}> : (i32) -> i32\n"
              .formatted(i + 1, numbers.get(i)));
    }
    String after = program.toString();
    for (int number : numbers.subList(0, 6)) {
      String rest = "\"(%0) <{k = " + number + " : i32}>";
      after = after.replace("neg" + rest, "abs" + rest);
    }
    assertEquals(
        after.strip(), dialect.rewritten(program.toString(), "Literals", PrinterFlags.GENERIC));
  }

  private static CompiledDialect thousand() {
    StringBuilder source = new StringBuilder(RandomPatterns.DIALECT);
    source.append("@PatternSet(TDialect.class)\ninterface Many {\n");
    for (int i = 0; i < 1000; i++) {
      source.append(
          """
          @Pattern(match = "(t.add (t.neg (t.add $x, $y, %d), %d), (t.abs %d, $x), $_)",
              rewrite = "$y")
          void p%d();
          """
              .formatted(i % 10, i / 10 % 10, i / 100, i));
    }
    return CompiledDialect.of(source.append("}\n").toString());
  }

  /** Roots that fail the last condition of one pattern: they are no sums of the same operand. */
  private static String unmatched(int roots) {
    StringBuilder text =
        new StringBuilder(
            """
            %0 = "t.source"() <{k = 0 : i32}> : () -> i32
            %1 = "t.add"(%0, %0) <{k = 7 : i32}> : (i32, i32) -> i32
            %2 = "t.neg"(%1) <{k = 3 : i32}> : (i32) -> i32
            %3 = "t.abs"(%1) <{k = 9 : i32}> : (i32) -> i32
            """);
    for (int i = 0; i < roots; i++) {
      text.append("%a").append(i).append(" = \"t.add\"(%2, %3) : (i32, i32) -> i32\n");
    }
    return text.toString();
  }
}
