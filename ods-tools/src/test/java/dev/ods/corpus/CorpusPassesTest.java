// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.Corpus;
import dev.ods.testing.CorpusCase;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.Share;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What passes make of each case of the corpus is what {@code mlir-opt} makes of it. */
@Execution(ExecutionMode.CONCURRENT)
final class CorpusPassesTest {
  private static final int BATCH = 500;
  private static final int MOST_VARYING = 3;

  private final PassTexts texts = new PassTexts();
  private final List<String> different = new ArrayList<>();
  private final List<String> varying = new ArrayList<>();
  private int compared;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cse",
        "inline{default-pipeline=}",
        "loop-invariant-code-motion",
        "mem2reg",
        "sroa",
        "strip-debuginfo",
        "symbol-dce",
        "symbol-privatize",
        "topological-sort",
      })
  void areThoseOfMlir(String pass) throws Exception {
    compareAll(pass);
    assertEquals(List.of(), different);
    assertTrue(compared > Share.of(1_000), "compared: " + compared);
  }

  /** All but those whose regions are not known yet to be executed once: {@code index_switch}. */
  @Test
  void controlFlowSinkIsThatOfMlir() throws Exception {
    compareAll("control-flow-sink");
    assertTrue(different.size() <= 4, () -> different.toString());
    assertTrue(compared > Share.of(1_000), "compared: " + compared);
  }

  /** Some differ: what keeps dead branches, and where MLIR makes constants that are not valid. */
  @ParameterizedTest
  @CsvSource({"canonicalize, 98", "inline, 98", "remove-dead-values, 98", "sccp, 99"})
  void areThoseOfMlirWhereAllFolds(String pass, int percent) throws Exception {
    compareAll(pass);
    int equal = compared - different.size();
    System.out.println(pass + ": " + equal + " of " + compared + " equal");
    assertTrue(equal * 100 > compared * percent, equal + " of " + compared + " equal");
  }

  private void compareAll(String pass) throws Exception {
    MlirOpt.assumeInstalled();
    List<CorpusCase> cases =
        Share.of(
            Corpus.load(
                "cases of declared dialects",
                c -> c.isValid() && ProjectDialects.WHOLE.containsAll(c.texts("dialects"))));
    for (int i = 0; i < cases.size(); i += BATCH) {
      compare(pass, cases.subList(i, Math.min(cases.size(), i + BATCH)));
    }
    if (!varying.isEmpty()) {
      System.out.println(pass + ": results of mlir-opt vary for " + varying);
    }
    assertTrue(varying.size() <= MOST_VARYING, () -> varying.toString());
  }

  private void compare(String pass, List<CorpusCase> cases) throws Exception {
    List<String> programs = cases.stream().map(c -> c.text("generic")).toList();
    List<@Nullable String> theirs = PassTexts.theirs(pass, programs);
    for (int i = 0; i < programs.size(); i++) {
      if (theirs.get(i) != null) {
        compared++;
        String ours = texts.ours(pass, programs.get(i));
        if (!theirs.get(i).equals(ours)) {
          boolean varies = isTheirsToo(ours, pass, programs.get(i));
          (varies ? varying : different).add(cases.get(i).text("id"));
        }
      }
    }
  }

  /** Results of {@code mlir-opt} vary from run to run, so it is asked once more. */
  private static boolean isTheirsToo(@Nullable String ours, String pass, String program)
      throws Exception {
    return ours != null && ours.equals(PassTexts.theirs(pass, List.of(program)).get(0));
  }
}
