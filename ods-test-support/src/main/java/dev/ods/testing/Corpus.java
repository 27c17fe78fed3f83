// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.ref.SoftReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.zip.GZIPInputStream;

/**
 * Real {@code .mlir} inputs with the outputs of {@code mlir-opt}: a compressed file with one JSON
 * object per line. It is not part of the project; the system property {@code ods.corpus} or the
 * environment variable {@code ODS_CORPUS} is its path.
 */
public final class Corpus {
  private static final String PROPERTY = "ods.corpus";
  private static final String VARIABLE = "ODS_CORPUS";
  private static final String ABSENCE =
      "no corpus: set the environment variable " + VARIABLE + " or the property " + PROPERTY;

  /**
   * The cases, as several classes of tests in a JVM want some of them; dropped if memory is short.
   */
  private static SoftReference<List<CorpusCase>> known = new SoftReference<>(null);

  private Corpus() {}

  /** Skips the test if there is no corpus, or fails it if the corpus is demanded. */
  public static void assumePresent() {
    Requirement.CORPUS.assume(isPresent(), ABSENCE);
  }

  /** Whether a corpus is available. */
  public static boolean isPresent() {
    return !name().isEmpty();
  }

  /**
   * The cases that satisfy {@code wanted}, in the order of the file. Skips the test if there is no
   * corpus; fails it if no case satisfies {@code wanted}.
   *
   * @param what a description of the wanted cases, for the message
   */
  public static List<CorpusCase> load(String what, Predicate<CorpusCase> wanted) {
    return Cases.matching(what + " in the corpus", all(), wanted);
  }

  /**
   * Samples texts of the corpus, evenly and always the same. Skips the test if there is no corpus.
   *
   * @param longest the maximal number of characters of a text
   * @param fields the fields of a case that are texts, such as {@code "input"}
   */
  public static List<byte[]> texts(int count, int longest, String... fields) {
    List<String> all = new ArrayList<>();
    for (CorpusCase one : all()) {
      for (String field : fields) {
        String text = one.text(field);
        if (!text.isEmpty() && text.length() <= longest) {
          all.add(text);
        }
      }
    }
    Cases.matching("texts of at most " + longest + " characters in the corpus", all, t -> true);
    List<byte[]> some = new ArrayList<>();
    for (int i = 0; i < Math.min(count, all.size()); i++) {
      String text = all.get((int) ((long) i * all.size() / count));
      some.add(text.getBytes(StandardCharsets.UTF_8));
    }
    return some;
  }

  private static String name() {
    return System.getProperty(PROPERTY, System.getenv().getOrDefault(VARIABLE, ""));
  }

  /** All cases. Skips the test if there is no corpus. */
  private static synchronized List<CorpusCase> all() {
    assumePresent();
    List<CorpusCase> cases = known.get();
    if (cases == null) {
      cases = read(Path.of(name()));
      known = new SoftReference<>(cases);
    }
    return cases;
  }

  static List<CorpusCase> read(Path file) {
    List<CorpusCase> cases = new ArrayList<>();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        cases.add(new CorpusCase(JsonParser.parseString(line).getAsJsonObject()));
      }
      return cases;
    } catch (IOException e) {
      throw new UncheckedIOException(
          "cannot read the corpus "
              + file.toAbsolutePath()
              + (Files.isDirectory(file) ? ", which is a directory" : "")
              + ": give the absolute path of the file mlir-corpus.jsonl.gz",
          e);
    }
  }
}
