// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.testing.Corpus;
import dev.ods.testing.CorpusCase;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Parses the corpus, and compares with the results of mlir-opt. */
class ParserCorpusTest {
  /** The share of valid texts that must round-trip. */
  private static final double WANTED = 0.999;

  @Test
  void roundTripsTheOutputOfMlirOpt() {
    int[] counts = new int[2];
    Map<String, Integer> reasons = new TreeMap<>();
    for (CorpusCase test : Corpus.load("valid modules", CorpusCase::isValid)) {
      String generic = test.text("generic");
      counts[0]++;
      Diagnostics diagnostics = new Diagnostics();
      Operation module = Texts.parse(generic, Texts.context(), diagnostics);
      String printed =
          module == null
              ? diagnostics.list().get(0).message()
              : Printer.toString(module, PrinterFlags.GENERIC_LOCAL);
      if (printed.stripTrailing().equals(generic.stripTrailing())) {
        counts[1]++;
      } else {
        reasons.merge(module == null ? printed : "printed otherwise", 1, Integer::sum);
      }
    }
    assertTrue(
        counts[1] >= WANTED * counts[0],
        counts[1] + " of " + counts[0] + " texts come back the same; others: " + reasons);
  }

  @Test
  void neverThrowsOnInputsThatMlirRejects() {
    int[] counts = new int[3];
    for (CorpusCase test :
        Corpus.load("errors of parsers", c -> c.text("class").equals("parser"))) {
      counts[0]++;
      Diagnostics diagnostics = new Diagnostics();
      Operation module = Texts.parse(test.text("input"), Texts.context(), diagnostics);
      counts[1] += module == null ? 1 : 0;
      assertTrue((module == null) == diagnostics.hasErrors(), test.id());
    }
    assertTrue(counts[1] > counts[0] / 2, counts[1] + " of " + counts[0] + " were rejected");
  }
}
