// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;

/**
 * Real {@code .mlir} inputs with the outputs of {@code mlir-opt}: a compressed file with one JSON
 * object a line. It is no part of the project; the system property {@code ods.corpus} names it.
 */
final class Corpus {
  private static final String PROPERTY = "ods.corpus";

  private final List<JsonObject> cases;

  private Corpus(List<JsonObject> cases) {
    this.cases = cases;
  }

  /** Reads the cases that satisfy {@code wanted}, or skips the test if there is no corpus. */
  static Corpus load(Predicate<JsonObject> wanted) {
    String name = System.getProperty(PROPERTY, "");
    assumeTrue(
        !name.isEmpty() && Files.isReadable(Path.of(name)),
        "no corpus: set the environment variable ODS_CORPUS or the property " + PROPERTY);
    Gson gson = new Gson();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(Path.of(name))),
                StandardCharsets.UTF_8))) {
      return new Corpus(
          lines
              .lines()
              .map(line -> gson.fromJson(line, JsonObject.class))
              .filter(wanted)
              .collect(Collectors.toList()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The cases in the order of the file. */
  List<JsonObject> cases() {
    return cases;
  }

  /** The text of a field, or the empty string. */
  static String text(JsonObject object, String field) {
    return object.has(field) ? object.get(field).getAsString() : "";
  }

  /** Whether a field is present and true. */
  static boolean isTrue(JsonObject object, String field) {
    return object.has(field) && object.get(field).getAsBoolean();
  }
}
