// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.ir.DialectDefinition;
import dev.ods.testing.CorpusCase;
import dev.ods.text.PrinterFlags;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * With the project's dialects registered, without exemptions: each module with no bodies of dialect
 * symbols round-trips with aliases and with locations, and each input without custom forms prints
 * as the generic form of {@code mlir-opt}.
 */
final class CorpusDialectsTest {
  private static final List<DialectDefinition> DIALECTS = ProjectDialects.all();

  /** Checks that no case differs. */
  private static void check(
      String what, List<CorpusCase> cases, Function<CorpusCase, String> difference) {
    Map<String, String> wrong =
        new TreeMap<>(
            cases.parallelStream()
                .map(c -> Map.entry(c.id(), difference.apply(c)))
                .filter(entry -> !entry.getValue().isEmpty())
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    System.out.println(
        cases.size() - wrong.size() + " of " + cases.size() + " " + what + " right with dialects");
    assertEquals(Map.of(), wrong);
  }

  private static String difference(
      CorpusCase corpusCase, String read, String expected, PrinterFlags flags) {
    String text = corpusCase.text(expected).stripTrailing();
    Reprint reprint = Reprint.of(corpusCase.text(read), DIALECTS, flags);
    return reprint.text().equals(text) ? "" : reprint.text();
  }

  @Test
  void aliasesRoundTrip() {
    check(
        "modules with aliases",
        CorpusTextTest.simple("genericWithAliases"),
        c -> difference(c, "genericWithAliases", "genericWithAliases", PrinterFlags.GENERIC));
  }

  @Test
  void locationsRoundTrip() {
    check(
        "modules with locations",
        CorpusTextTest.simple("genericWithLocations"),
        c ->
            difference(
                c, "genericWithLocations", "genericWithLocations", CorpusTextTest.LOCATIONS));
  }

  @Test
  void inputsPrintInGenericForm() {
    check(
        "inputs without custom forms",
        CorpusTextTest.inputsWithoutCustomForms(),
        c -> difference(c, "input", "generic", PrinterFlags.GENERIC_LOCAL));
  }
}
