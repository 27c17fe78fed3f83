// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.Corpus;
import dev.ods.testing.MlirOpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What conversions make of the modules of the corpus is what {@code mlir-opt} makes of them, except
 * for known differences, which docs/differences-from-mlir.md gives the reasons of.
 */
@Tag("shared")
final class CorpusConversionsTest {
  private static final int BATCH = 100;

  /** A switch is on 64 bits here, and there is no dialect {@code vector}. */
  private static final Pattern OTHER = Pattern.compile("scf\\.index_switch|affine\\.vector_");

  /** An operation whose operand a pattern has replaced folds with what that is now. */
  private static final Pattern CHAIN = Pattern.compile("\"affine\\.(apply|min|max|for)\"");

  private final PassTexts texts = new PassTexts();

  @ParameterizedTest
  @CsvSource({
    "convert-scf-to-cf, scf, 0, 260",
    "lower-affine, affine, 4, 300",
    "lower-affine, scf, 0, 260",
    "reconcile-unrealized-casts, builtin, 0, 2000",
  })
  void areThoseOfMlir(String pass, String dialect, int known, int atLeast) throws Exception {
    MlirOpt.assumeInstalled();
    List<String> programs =
        Corpus.load(
                "cases of declared dialects with " + dialect,
                c ->
                    c.isValid()
                        && ProjectDialects.WHOLE.containsAll(c.texts("dialects"))
                        && c.texts("dialects").contains(dialect))
            .stream()
            .map(c -> c.text("generic"))
            .filter(text -> !OTHER.matcher(text).find())
            .toList();
    List<String> different = new ArrayList<>();
    int compared = 0;
    for (int i = 0; i < programs.size(); i += BATCH) {
      List<String> batch = programs.subList(i, Math.min(programs.size(), i + BATCH));
      List<@Nullable String> theirs = PassTexts.theirs(pass, batch);
      for (int j = 0; j < batch.size(); j++) {
        String expected = theirs.get(j);
        if (expected == null) {
          continue;
        }
        compared++;
        if (!expected.equals(texts.ours(pass, batch.get(j)))) {
          different.add(batch.get(j));
        }
      }
    }
    String first = different.isEmpty() ? "" : different.get(0);
    assertEquals(known, different.size(), first);
    assertTrue(different.stream().allMatch(text -> CHAIN.matcher(text).find()), first);
    assertTrue(compared >= atLeast, "compared: " + compared);
  }

  /** What is reduced may be one of the two values, or depend on where the loop is. */
  @ParameterizedTest
  @ValueSource(strings = {"%l", "%r", "%s"})
  void reductionsAreThoseOfMlir(String returned) throws Exception {
    MlirOpt.assumeInstalled();
    String program =
        """
        func.func @f(%from: index, %to: index, %by: index, %x: index) -> index {
          %0 = scf.parallel (%i, %j) = (%from, %from) to (%to, %to) step (%by, %by)
              init (%x) -> index {
            scf.reduce(%i : index) {
            ^bb0(%l: index, %r: index):
              %s = arith.addi %l, %r : index
              scf.reduce.return RETURNED : index
            }
          }
          return %0 : index
        }
        """
            .replace("RETURNED", returned);
    String theirs = PassTexts.theirs("convert-scf-to-cf", List.of(program)).get(0);
    assertEquals(Objects.requireNonNull(theirs), texts.ours("convert-scf-to-cf", program));
  }
}
