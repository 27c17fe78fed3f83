// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import dev.ods.ir.Dialect;
import dev.ods.text.PrinterFlags;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The cases of the corpus that differ for want of a dialect are right once such a dialect is
 * loaded: those of this project, and as much of others as the cases ask for.
 */
final class CorpusDialectsTest {
  /** The dialects of this project. */
  private static final Set<String> HERE =
      Set.of("acc", "arith", "complex", "dlti", "func", "llvm", "ml_program", "omp");

  /** Ends the reasons of the cases of whose dialects nothing is here. */
  private static final String NOT_HERE = "of a dialect that is not here";

  private static List<Dialect> dialects() {
    List<Dialect> dialects = new ArrayList<>();
    for (Dialect dialect : ServiceLoader.load(Dialect.class)) {
      if (HERE.contains(dialect.namespace())) {
        dialects.add(dialect);
      }
    }
    assertEquals(HERE.size(), dialects.size(), "the dialects are on the class path");
    dialects.add(new MlirTestDialect());
    List<String> segments = List.of("operandSegmentSizes");
    dialects.add(
        new PropertiesDialect(
            "gpu",
            Map.of(
                "alloc",
                segments,
                "module",
                List.of("sym_name"),
                "func",
                List.of("function_type"))));
    dialects.add(
        new PropertiesDialect(
            "memref",
            Map.of(
                "alloc",
                segments,
                "global",
                List.of("sym_name", "type", "sym_visibility", "initial_value"))));
    dialects.add(new PropertiesDialect("scf", Map.of("parallel", segments)));
    dialects.add(
        new PropertiesDialect(
            "transform", Map.of("apply_registered_pass", List.of("options", "pass_name"))));
    dialects.add(
        new PropertiesDialect(
            "wasmssa", Map.of("memory", List.of("sym_name", "limits", "exported"))));
    return dialects;
  }

  /** Checks that exactly those cases of a list are wrong whose dialects are not here. */
  private static void check(String list, Function<JsonObject, String> difference) {
    Map<String, String> reasons = KnownDifferences.load(list);
    Corpus corpus = Corpus.load(c -> reasons.containsKey(Corpus.text(c, "id")));
    Map<String, String> wrong = new TreeMap<>();
    for (JsonObject corpusCase : corpus.cases()) {
      String found = difference.apply(corpusCase);
      if (!found.isEmpty()) {
        wrong.put(Corpus.text(corpusCase, "id"), found);
      }
    }
    System.out.println(
        corpus.cases().size() - wrong.size() + " of " + reasons.size() + " of " + list + " right");
    Set<String> notHere =
        reasons.entrySet().stream()
            .filter(entry -> entry.getValue().endsWith(NOT_HERE))
            .map(Map.Entry::getKey)
            .collect(Collectors.toCollection(TreeSet::new));
    Map<String, String> unexpected = new TreeMap<>(wrong);
    unexpected.keySet().removeAll(notHere);
    assertEquals(Map.of(), unexpected);
    assertEquals(notHere, wrong.keySet());
    assertEquals(reasons.size(), corpus.cases().size());
  }

  private static String difference(
      JsonObject corpusCase, String read, String expected, PrinterFlags flags) {
    String text = Corpus.text(corpusCase, expected).stripTrailing();
    Reprint reprint = Reprint.of(Corpus.text(corpusCase, read), dialects(), flags);
    return reprint.text().equals(text) ? "" : reprint.text();
  }

  @Test
  void aliases() {
    check(
        "aliases.txt",
        c -> difference(c, "genericWithAliases", "genericWithAliases", PrinterFlags.GENERIC));
  }

  @Test
  void locations() {
    check(
        "locations.txt",
        c ->
            difference(
                c, "genericWithLocations", "genericWithLocations", CorpusTextTest.LOCATIONS));
  }

  @Test
  void inputs() {
    check("inputs.txt", c -> difference(c, "input", "generic", PrinterFlags.GENERIC_LOCAL));
  }

  @Test
  void rejections() {
    check(
        "rejections.txt",
        c -> {
          String found = CorpusRejectionTest.firstError(c, dialects());
          return found.equals(CorpusRejectionTest.expected(c)) ? "" : found;
        });
  }
}
