// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.Corpus;
import dev.ods.testing.CorpusCase;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.MutationSeeds;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Of mutated cases of the corpus that are valid, passes make what {@code mlir-opt} makes of them,
 * unless that is not valid itself, or is one of the known differences.
 */
final class MutatedPassesTest {
  private static final int PROGRAMS = 400;
  private static final int LONGEST = 6_000;

  private static final List<String> PASSES =
      List.of(
          "canonicalize",
          "canonicalize{region-simplify=aggressive}",
          "control-flow-sink",
          "cse",
          "inline",
          "int-range-optimizations",
          "loop-invariant-code-motion",
          "mem2reg",
          "remove-dead-values",
          "sccp",
          "sroa");

  /** In programs that differ for a reason that docs/differences-from-mlir.md gives. */
  private static final List<Pattern> KNOWN =
      List.of(
          Pattern.compile("ub\\.poison.*affine\\.linearize_index", Pattern.DOTALL),
          Pattern.compile("tensor\\.parallel_insert_slice"),
          Pattern.compile("f4E2M1FN|f8E"),
          Pattern.compile("step = -"));

  private final PassTexts texts = new PassTexts();

  @BeforeAll
  static void mlirOptIsInstalled() {
    MlirOpt.assumeInstalled();
  }

  static List<Long> seeds() {
    return MutationSeeds.first(1);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void passesDoWhatMlirsDo(long seed) throws Exception {
    List<String> programs = valid(mutated(seed));
    assertTrue(programs.size() > PROGRAMS / 5, programs.size() + " are valid");
    for (String pass : PASSES) {
      List<String> theirs = PassTexts.theirs(pass, programs);
      int equal = 0;
      for (int i = 0; i < programs.size(); i++) {
        String program = programs.get(i);
        String expected = theirs.get(i);
        String found = texts.ours(pass, program);
        if (expected != null && !expected.equals(found) && !isExcused(program, expected)) {
          // Results of mlir-opt vary from run to run, so it is asked once more.
          assertEquals(
              PassTexts.theirs(pass, List.of(program)).get(0),
              found,
              () -> pass + " " + MutationSeeds.describe(seed, program));
        }
        equal += expected != null && expected.equals(found) ? 1 : 0;
      }
      assertTrue(equal * 10 > programs.size() * 9, pass + ": " + equal + " of " + programs.size());
    }
  }

  /** Whether a result of {@code mlir-opt} is invalid, or differs for a known reason. */
  private boolean isExcused(String program, String theirs) {
    return KNOWN.stream().anyMatch(known -> known.matcher(program).find())
        || texts.ours("", theirs) == null;
  }

  private static List<String> mutated(long seed) {
    List<CorpusCase> cases =
        Corpus.load(
            "short cases of dialects that are declared whole",
            c ->
                c.isValid()
                    && ProjectDialects.WHOLE.containsAll(c.texts("dialects"))
                    && c.text("generic").length() <= LONGEST
                    && !c.text("generic").contains("{-#"));
    Random random = new Random(seed);
    GenericMutator mutator = new GenericMutator(seed);
    List<String> mutated = new ArrayList<>();
    while (mutated.size() < PROGRAMS) {
      mutated.add(mutator.mutate(cases.get(random.nextInt(cases.size())).text("generic")));
    }
    return mutated;
  }

  /** The programs that both tools accept, and print the same. */
  private List<String> valid(List<String> programs) throws Exception {
    List<String> theirs = PassTexts.theirs("", programs);
    List<String> valid = new ArrayList<>();
    for (int i = 0; i < programs.size(); i++) {
      String printed = theirs.get(i);
      if (printed != null && printed.equals(texts.ours("", programs.get(i)))) {
        valid.add(programs.get(i));
      }
    }
    return valid;
  }
}
