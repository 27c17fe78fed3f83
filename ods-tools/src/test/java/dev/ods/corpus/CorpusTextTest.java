// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import dev.ods.testing.Cases;
import dev.ods.testing.Corpus;
import dev.ods.testing.CorpusCase;
import dev.ods.testing.Exemptions;
import dev.ods.text.PrinterFlags;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Texts of the corpus, parsed without dialects, print as by {@code mlir-opt}: with aliases, with
 * locations, and from hand-written inputs.
 */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
final class CorpusTextTest {
  static final PrinterFlags LOCATIONS = PrinterFlags.GENERIC_LOCAL.withDebugInfo(true);

  /** The printed text, and whether parsing failed only because of an unknown custom operation. */
  private record Outcome(CorpusCase corpusCase, String found, boolean equal, boolean unknownOp) {
    String id() {
      return corpusCase.id();
    }

    boolean needsNoDialect() {
      return !corpusCase.text("syntax").equals("dialect-syms-with-body");
    }
  }

  @Test
  void aliasesRoundTrip() {
    List<Outcome> all = outcomes("genericWithAliases", "genericWithAliases", PrinterFlags.GENERIC);
    print("with aliases", all);
    List<Outcome> simple = all.stream().filter(Outcome::needsNoDialect).toList();
    print("with aliases, no bodies of dialects", simple);
    assertAllKnown("aliases.txt", simple);
  }

  @Test
  void locationsRoundTrip() {
    List<Outcome> all = outcomes("genericWithLocations", "genericWithLocations", LOCATIONS);
    print("with locations", all);
    List<Outcome> simple = all.stream().filter(Outcome::needsNoDialect).toList();
    print("with locations, no bodies of dialects", simple);
    assertAllKnown("locations.txt", simple);
  }

  @Test
  void inputsPrintInGenericForm() {
    List<Outcome> all = outcomes("input", "generic", PrinterFlags.GENERIC_LOCAL);
    List<Outcome> readable = all.stream().filter(o -> !o.unknownOp()).toList();
    System.out.println(all.size() - readable.size() + " inputs use custom forms of dialects");
    print("from the input", readable);
    assertAllKnown("inputs.txt", readable);
  }

  /** The cases with a text of this name that has no dialect symbols with bodies. */
  static List<CorpusCase> simple(String field) {
    return Cases.matching(
        "modules without bodies of dialects",
        cases(field, field),
        c -> !c.text("syntax").equals("dialect-syms-with-body"));
  }

  /** The cases whose inputs can be parsed with the builtin dialect only. */
  static List<CorpusCase> inputsWithoutCustomForms() {
    List<Outcome> outcomes = outcomes("input", "generic", PrinterFlags.GENERIC_LOCAL);
    return Cases.matching("inputs without custom forms", outcomes, o -> !o.unknownOp()).stream()
        .map(Outcome::corpusCase)
        .toList();
  }

  private static List<CorpusCase> cases(String read, String expected) {
    return Corpus.load(
        "valid modules with the texts " + read + " and " + expected,
        c -> c.isValid() && c.has(read) && c.has(expected));
  }

  private static List<Outcome> outcomes(String read, String expected, PrinterFlags flags) {
    return cases(read, expected).parallelStream()
        .map(c -> outcome(c, read, expected, flags))
        .toList();
  }

  private static Outcome outcome(
      CorpusCase corpusCase, String read, String expected, PrinterFlags flags) {
    Reprint reprint = Reprint.of(corpusCase.text(read), List.of(), flags);
    String found = reprint.text();
    if (!reprint.isRead()) {
      boolean unknownOp = found.startsWith("Dialect `") || found.startsWith("custom op '");
      return new Outcome(corpusCase, found, false, unknownOp);
    }
    boolean equal = found.equals(corpusCase.text(expected).stripTrailing());
    return new Outcome(corpusCase, "printed differently", equal, false);
  }

  private static void print(String what, List<Outcome> outcomes) {
    long equal = outcomes.stream().filter(Outcome::equal).count();
    System.out.println(equal + " of " + outcomes.size() + " modules " + what + " are equal");
  }

  /** Checks that every case that differs is listed with a reason. */
  private static void assertAllKnown(String list, List<Outcome> outcomes) {
    Map<String, String> different = new TreeMap<>();
    for (Outcome outcome : Cases.matching("modules for " + list, outcomes, o -> true)) {
      if (!outcome.equal()) {
        different.put(outcome.id(), outcome.found());
      }
    }
    Exemptions.read(CorpusTextTest.class, list).check(different);
  }
}
