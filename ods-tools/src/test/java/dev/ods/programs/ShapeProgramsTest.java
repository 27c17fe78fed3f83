// SPDX-License-Identifier: Apache-2.0
package dev.ods.programs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.corpus.PassTexts;
import dev.ods.testing.MlirOpt;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Of random slices, views and casts, passes make what {@code mlir-opt} makes of them. */
final class ShapeProgramsTest {
  private static final int COUNT = Integer.getInteger("ods.programs", 300);
  private static final long SEED = Long.getLong("ods.programs.seed", 1);

  private final PassTexts passes = new PassTexts();

  @ParameterizedTest
  @ValueSource(strings = {"canonicalize", "cse", "sccp", "remove-dead-values"})
  void areThoseOfMlir(String pipeline) throws Exception {
    MlirOpt.assumeInstalled();
    List<String> texts = LongStream.range(SEED, SEED + COUNT).mapToObj(RandomShapes::of).toList();
    List<@Nullable String> theirs = PassTexts.theirs(pipeline, texts);
    int compared = 0;
    for (int i = 0; i < COUNT; i++) {
      String text = texts.get(i);
      // Null for slices out of bounds, which are invalid or become so.
      if (theirs.get(i) != null) {
        assertEquals(theirs.get(i), passes.ours(pipeline, text), () -> text);
        compared++;
      }
    }
    int count = compared;
    assertTrue(count * 2 > COUNT, () -> "only " + count + " are compared");
  }
}
