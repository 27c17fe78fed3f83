// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import dev.ods.testing.MlirTblgen;
import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/**
 * The verdicts on random patterns are those of MLIR's {@code mlir-tblgen}: what it refuses is
 * refused, and what it accepts is accepted, unless the code that it writes cannot work. {@code
 * -Dods.drr.sets=40} tries more of them, {@code -Dods.drr.seed} others.
 */
class PatternVerdictsTest {
  /** The patterns of one compilation, as javac reports a hundred errors at most. */
  private static final int SET = 50;

  private static final int SETS = Integer.getInteger("ods.drr.sets", 4);

  private static final long SEED = Long.getLong("ods.drr.seed", 0);

  private static final Pattern ERROR = Pattern.compile("\\.td:(\\d+):\\d+: error: (.*)");

  private static final Pattern ID = Pattern.compile("\\[(ODS\\d+)]");

  /** What MLIR refuses because it has not been written yet. */
  private static final Pattern LIMITS =
      Pattern.compile(
          "further constrain op .*'s variadic operand .* unsupported now"
              + "|op expects variadic operand .*, while provided is non-variadic");

  /**
   * What MLIR accepts although it writes code that does not compile, fails when it runs, or never
   * ends: an attribute as an operand, a list or nothing as one value, a result of the root in what
   * replaces that (ODS506), types that are not known (ODS507), the match itself (ODS508), a result
   * that an operation does not have (ODS511), one value for a result that may be absent (ODS516),
   * too many types (ODS522), an attribute that may be absent where it may not (ODS542).
   */
  private static final Set<String> BROKEN =
      Set.of("ODS506", "ODS507", "ODS508", "ODS511", "ODS516", "ODS522", "ODS542");

  @Test
  void verdictsAreThoseOfMlir() throws IOException, InterruptedException {
    List<String> differences = new ArrayList<>();
    int accepted = 0;
    int refused = 0;
    for (int set = 0; set < SETS; set++) {
      List<DrrPatterns.Pair> pairs = new ArrayList<>();
      for (int i = 0; i < SET; i++) {
        pairs.add(new DrrPatterns(SEED + (long) SET * set + i, set % 2 == 0 ? 0 : 6).next("p" + i));
      }
      Map<Integer, String> errors = errors(pairs);
      Map<Integer, String> drrErrors = new HashMap<>();
      addDrrErrors(pairs, IntStream.range(0, SET).boxed().toList(), drrErrors);
      for (int i = 0; i < SET; i++) {
        String theirs = drrErrors.getOrDefault(i, "");
        String ours = errors.getOrDefault(i, "");
        accepted += theirs.isEmpty() && ours.isEmpty() ? 1 : 0;
        refused += theirs.isEmpty() || ours.isEmpty() ? 0 : 1;
        boolean differs =
            ours.isEmpty()
                ? !theirs.isEmpty() && !LIMITS.matcher(theirs).matches()
                : theirs.isEmpty() && !isBroken(ours);
        if (differs) {
          differences.add(
              "MLIR: %s\nours: %s\n%s%s"
                  .formatted(theirs, ours, pairs.get(i).drr(), pairs.get(i).java()));
        }
      }
    }
    assertEquals("", String.join("\n", differences));
    assertTrue(accepted > SETS * SET / 2, accepted + " were accepted by both");
    assertTrue(refused > SETS * SET / 8, refused + " were refused by both");
  }

  /** Whether all that is wrong with a pattern is what MLIR accepts although it cannot work. */
  private static boolean isBroken(String errors) {
    return errors
        .lines()
        .filter(line -> ID.matcher(line).find())
        .allMatch(PatternVerdictsTest::isOfBroken);
  }

  private static boolean isOfBroken(String error) {
    Matcher id = ID.matcher(error);
    // For MLIR, an operation without results is one value.
    return id.find() && (BROKEN.contains(id.group(1)) || error.endsWith("1 result, got 0"));
  }

  /** The errors about patterns, by the index of these; there are no others. */
  private static Map<Integer, String> errors(List<DrrPatterns.Pair> pairs) {
    StringBuilder java = new StringBuilder(DrrPatterns.javaDialect());
    java.append("@PatternSet(TDialect.class)\ninterface Rules {\n");
    long first = java.toString().lines().count() + 1;
    pairs.forEach(pair -> java.append("@SuppressWarnings(\"all\") ").append(pair.java()));
    Map<Integer, String> errors = new HashMap<>();
    Compilation compilation = Snippets.compile(java.append("}\n").toString());
    for (Diagnostic<? extends JavaFileObject> error : compilation.errors()) {
      int index = (int) (error.getLineNumber() - 1 - first);
      JavaFileObject file = error.getSource();
      boolean isOfPattern =
          file != null
              && file.getName().endsWith("/Example.java")
              && index >= 0
              && index < pairs.size();
      assertTrue(isOfPattern, error::toString);
      errors.merge(index, Snippets.message(error), (a, b) -> a + "\n" + b);
    }
    return errors;
  }

  /**
   * Adds the errors of {@code mlir-tblgen} about some of the patterns. It ends at the first, so
   * that one process is needed for each error, but one only for all that it accepts.
   */
  private static void addDrrErrors(
      List<DrrPatterns.Pair> pairs, List<Integer> some, Map<Integer, String> errors)
      throws IOException, InterruptedException {
    String dialect = DrrPatterns.drrDialect();
    ToolRun run = tblgen(dialect + some.stream().map(i -> pairs.get(i).drr()).collect(joining()));
    if (run.exitCode() == 0) {
      return;
    }
    Matcher error = ERROR.matcher(run.err());
    int wrong =
        error.find() ? Integer.parseInt(error.group(1)) - 1 - (int) dialect.lines().count() : -1;
    if (wrong >= 0) {
      errors.put(some.get(wrong), error.group(2));
      List<Integer> others = new ArrayList<>(some);
      others.remove(wrong);
      addDrrErrors(pairs, others, errors);
    } else if (some.size() == 1) {
      // It crashes on some.
      errors.put(some.get(0), run.exitCode() + ": " + run.err().lines().findFirst().orElse(""));
    } else {
      addDrrErrors(pairs, some.subList(0, some.size() / 2), errors);
      addDrrErrors(pairs, some.subList(some.size() / 2, some.size()), errors);
    }
  }

  private static ToolRun tblgen(String text) throws IOException, InterruptedException {
    Path file = Files.createTempFile("patterns", ".td");
    try {
      Files.writeString(file, text);
      return MlirTblgen.run(file, "-gen-rewriters");
    } finally {
      Files.delete(file);
    }
  }
}
