// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** Reads a large collection of files, with the verdicts of mlir-opt. */
class ParserCorpusTest {
  /** Of the texts that are valid, how many must be read and printed back the same. */
  private static final double WANTED = 0.999;

  private static void forEachCase(Consumer<JsonObject> test) throws IOException {
    String file = System.getProperty("ods.corpus", "");
    assumeTrue(!file.isEmpty() && Files.exists(Path.of(file)), "no corpus: set ods.corpus");
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(Path.of(file))),
                StandardCharsets.UTF_8))) {
      String line;
      while ((line = lines.readLine()) != null) {
        test.accept(JsonParser.parseString(line).getAsJsonObject());
      }
    }
  }

  private static String text(JsonObject object, String field) {
    return object.has(field) ? object.get(field).getAsString() : "";
  }

  @Test
  void readsWhatMlirPrints() throws IOException {
    int[] counts = new int[2];
    Map<String, Integer> reasons = new TreeMap<>();
    forEachCase(
        test -> {
          String generic = text(test, "generic");
          if (!text(test, "kind").equals("valid")
              || !test.has("fixedPoint")
              || !test.get("fixedPoint").getAsBoolean()) {
            return;
          }
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
        });
    assertTrue(
        counts[1] >= WANTED * counts[0],
        counts[1] + " of " + counts[0] + " texts come back the same; others: " + reasons);
  }

  @Test
  void neverThrowsOnWhatMlirRejects() throws IOException {
    int[] counts = new int[3];
    forEachCase(
        test -> {
          if (!text(test, "class").equals("parser")) {
            return;
          }
          counts[0]++;
          Diagnostics diagnostics = new Diagnostics();
          Operation module = Texts.parse(text(test, "input"), Texts.context(), diagnostics);
          counts[1] += module == null ? 1 : 0;
          assertTrue((module == null) == diagnostics.hasErrors(), text(test, "id"));
        });
    assertTrue(counts[1] > counts[0] / 2, counts[1] + " of " + counts[0] + " were rejected");
  }
}
