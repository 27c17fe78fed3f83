// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.zip.GZIPInputStream;

/**
 * Real {@code .mlir} inputs with the outputs of {@code mlir-opt}: a compressed file with one JSON
 * object a line. It is no part of the project; the system property {@code ods.corpus} or the
 * environment variable {@code ODS_CORPUS} names it.
 */
public final class Corpus {
  private static final String PROPERTY = "ods.corpus";
  private static final String VARIABLE = "ODS_CORPUS";
  private static final String ABSENCE =
      "no corpus: set the environment variable " + VARIABLE + " or the property " + PROPERTY;

  private Corpus() {}

  /** Skips the test if there is no corpus; fails it if it is demanded. */
  public static void assumePresent() {
    Requirement.CORPUS.assume(isPresent(), ABSENCE);
  }

  /** Whether the environment names a corpus. */
  public static boolean isPresent() {
    return !name().isEmpty();
  }

  /**
   * The cases that satisfy {@code wanted}, in the order of the file. Skips the test if there is no
   * corpus; fails it if no case is wanted.
   *
   * @param what the cases that are wanted, for the message
   */
  public static List<CorpusCase> load(String what, Predicate<CorpusCase> wanted) {
    assumePresent();
    List<CorpusCase> found = read(Path.of(name()), wanted);
    return Cases.matching(what + " in the corpus", found, c -> true);
  }

  /**
   * Some texts of the corpus, evenly spread over it and always the same. Skips the test if there is
   * no corpus.
   *
   * @param longest the number of characters that none of them exceeds
   * @param fields which texts of a case, such as {@code "input"}
   */
  public static List<byte[]> texts(int count, int longest, String... fields) {
    assumePresent();
    List<String> all = new ArrayList<>();
    forEach(
        Path.of(name()),
        one -> {
          for (String field : fields) {
            String text = one.text(field);
            if (!text.isEmpty() && text.length() <= longest) {
              all.add(text);
            }
          }
        });
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

  static List<CorpusCase> read(Path file, Predicate<CorpusCase> wanted) {
    List<CorpusCase> cases = new ArrayList<>();
    forEach(
        file,
        one -> {
          if (wanted.test(one)) {
            cases.add(one);
          }
        });
    return cases;
  }

  /** Keeps no case in memory: there are many. */
  private static void forEach(Path file, Consumer<CorpusCase> action) {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        action.accept(new CorpusCase(JsonParser.parseString(line).getAsJsonObject()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(
          "cannot read the corpus " + file.toAbsolutePath() + ": name it by an absolute path", e);
    }
  }
}
