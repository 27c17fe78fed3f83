// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.MlirTblgen;
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
import org.junit.jupiter.api.Test;

/**
 * The verdicts on random patterns are those of MLIR's {@code mlir-tblgen}: what it refuses is
 * refused, and what it accepts is accepted, unless the code that it writes cannot work.
 */
class PatternVerdictsTest {
  /** The patterns of one compilation, as javac reports a hundred errors at most. */
  private static final int SET = 50;

  private static final int SETS = 4;

  private static final Pattern ERROR = Pattern.compile("error: (.*)");

  /** What MLIR refuses because it has not been written yet. */
  private static final Pattern LIMITS =
      Pattern.compile(
          "further constrain op .*'s variadic operand .* unsupported now"
              + "|op expects variadic operand .*, while provided is non-variadic");

  /**
   * What MLIR accepts although it writes code that does not compile, fails when it runs, or never
   * ends: an attribute as an operand, a list or nothing as one value, a result of the root in what
   * replaces that (ODS506), types that are not known (ODS507), the match itself (ODS508), one value
   * for a result that may be absent (ODS516), too many types (ODS522), an attribute that may be
   * absent where it may not (ODS542).
   */
  private static final Set<String> BROKEN =
      Set.of("ODS506", "ODS507", "ODS508", "ODS516", "ODS522", "ODS542");

  @Test
  void verdictsAreThoseOfMlir() throws IOException, InterruptedException {
    List<String> differences = new ArrayList<>();
    int accepted = 0;
    int refused = 0;
    for (int set = 0; set < SETS; set++) {
      List<DrrPatterns.Pair> pairs = new ArrayList<>();
      for (int i = 0; i < SET; i++) {
        pairs.add(new DrrPatterns(SET * set + i, set % 2 == 0 ? 0 : 6).next("p" + i));
      }
      Map<Integer, String> errors = errors(pairs);
      for (int i = 0; i < SET; i++) {
        String theirs = drrError(pairs.get(i).drr());
        String ours = errors.getOrDefault(i, "");
        accepted += theirs.isEmpty() && ours.isEmpty() ? 1 : 0;
        refused += theirs.isEmpty() || ours.isEmpty() ? 0 : 1;
        boolean differs =
            ours.isEmpty()
                ? !theirs.isEmpty() && !LIMITS.matcher(theirs).matches()
                : theirs.isEmpty() && !BROKEN.contains(ours.substring(1, 7));
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

  /** The errors about patterns, by the index of these. */
  private static Map<Integer, String> errors(List<DrrPatterns.Pair> pairs) {
    StringBuilder java = new StringBuilder(DrrPatterns.javaDialect());
    java.append("@PatternSet(TDialect.class)\ninterface Rules {\n");
    long first = java.toString().lines().count() + 1;
    pairs.forEach(pair -> java.append("@SuppressWarnings(\"all\") ").append(pair.java()));
    Map<Integer, String> errors = new HashMap<>();
    for (String error : Snippets.errors(Snippets.compile(java.append("}\n").toString()))) {
      int end = error.indexOf(": ");
      int line = Integer.parseInt(error.substring(0, end));
      errors.merge((int) (line - first), error.substring(end + 2), (a, b) -> a + "\n" + b);
    }
    return errors;
  }

  /** The error of {@code mlir-tblgen} about a pattern; empty if it has none. */
  private static String drrError(String pattern) throws IOException, InterruptedException {
    Path file = Files.createTempFile("pattern", ".td");
    try {
      Files.writeString(file, DrrPatterns.drrDialect() + pattern);
      String errors = MlirTblgen.run(file, "-gen-rewriters").err();
      Matcher error = ERROR.matcher(errors);
      // It crashes on some.
      return error.find() ? error.group(1) : errors.lines().findFirst().orElse("");
    } finally {
      Files.delete(file);
    }
  }
}
