// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import dev.ods.ir.Dialect;
import dev.ods.text.PrinterFlags;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/**
 * The cases of the corpus that differ for want of a dialect are right once such a dialect is
 * loaded: those of this project, and as much of others as the cases ask for.
 */
final class CorpusDialectsTest {
  private static List<Dialect> dialects() {
    List<Dialect> dialects = new ArrayList<>(ProjectDialects.all());
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

  /** Checks that all cases of a list are right. */
  private static void check(String list, Function<JsonObject, String> difference) {
    Set<String> ids = KnownDifferences.load(list).keySet();
    List<JsonObject> cases = Corpus.load(c -> ids.contains(Corpus.text(c, "id"))).cases();
    Map<String, String> wrong = new TreeMap<>();
    for (JsonObject corpusCase : cases) {
      String found = difference.apply(corpusCase);
      if (!found.isEmpty()) {
        wrong.put(Corpus.text(corpusCase, "id"), found);
      }
    }
    System.out.println(
        cases.size() - wrong.size() + " of " + ids.size() + " of " + list + " right with dialects");
    assertEquals(Map.of(), wrong);
    assertEquals(ids.size(), cases.size());
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
