// SPDX-License-Identifier: Apache-2.0
package dev.ods.fuzz;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;

/** The corpus of {@code .mlir} files, which is no part of the project and may be absent. */
final class CorpusFile {
  private CorpusFile() {}

  private static Path path() {
    String environment = System.getenv("ODS_CORPUS");
    return Path.of(System.getProperty("ods.corpus", environment == null ? "" : environment));
  }

  static boolean isPresent() {
    return Files.isRegularFile(path());
  }

  /**
   * Some texts of the corpus, evenly spread over it and always the same; none without it.
   *
   * @param longest the number of characters that none of them exceeds
   * @param fields which texts of a case, such as {@code "input"}
   */
  static List<byte[]> texts(int count, int longest, String... fields) throws IOException {
    List<byte[]> all = new ArrayList<>();
    if (!isPresent()) {
      return all;
    }
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(path())), StandardCharsets.UTF_8))) {
      String line;
      while ((line = lines.readLine()) != null) {
        JsonObject test = JsonParser.parseString(line).getAsJsonObject();
        for (String field : fields) {
          String text = test.has(field) ? test.get(field).getAsString() : "";
          if (!text.isEmpty() && text.length() <= longest) {
            all.add(text.getBytes(StandardCharsets.UTF_8));
          }
        }
      }
    }
    List<byte[]> some = new ArrayList<>();
    for (int i = 0; i < Math.min(count, all.size()); i++) {
      some.add(all.get((int) ((long) i * all.size() / count)));
    }
    return some;
  }
}
