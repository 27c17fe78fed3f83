// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import dev.ods.corpus.ProjectDialects;
import dev.ods.testing.Corpus;
import dev.ods.testing.CorpusCase;
import dev.ods.testing.Sample;
import java.util.List;
import java.util.function.Predicate;

/** The modules of the corpus that analyses are compared with {@code mlir-opt} on. */
final class CorpusModules {
  private static final int LONGEST = 20_000;

  private CorpusModules() {}

  /**
   * A sample of the valid modules of whole dialects, not long, in which {@link Tags} are free.
   *
   * @param what the modules have in common, for the log
   * @param generic decides by the text in generic form
   */
  static List<CorpusCase> sample(String what, Predicate<String> generic) {
    return Sample.of(
        Corpus.load(
            what,
            c ->
                c.isValid()
                    && generic.test(c.text("generic"))
                    && !c.text("generic").contains("tag = ")
                    && ProjectDialects.WHOLE.containsAll(c.texts("dialects"))
                    && c.text("generic").length() <= LONGEST));
  }
}
