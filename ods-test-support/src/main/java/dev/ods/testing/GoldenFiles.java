// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Compares texts with files of the checkout, so that changes to them show in reviews. With the
 * system property {@code ods.golden.update}, the files are written instead.
 */
public final class GoldenFiles {
  private static final String PROPERTY = "ods.golden.update";

  /** The Maven option to write golden files. */
  public static final String OPTION = "-D" + PROPERTY + "=true";

  /** The maximal number of lines of each text in a message. */
  private static final int MOST_LINES = 20;

  private GoldenFiles() {}

  /**
   * Compares a text with a file.
   *
   * @param update the Maven command that writes the file, without {@link #OPTION}
   */
  public static void compare(Path file, String text, String update) throws IOException {
    if (Boolean.getBoolean(PROPERTY)) {
      write(file, text);
    }
    String golden = Files.exists(file) ? Files.readString(file) : "";
    assertSame(file, golden, text, update);
  }

  /**
   * Compares texts, by relative path, with the files of a folder, which must contain no other files
   * with the given ending.
   *
   * @param update the Maven command that writes the files, without {@link #OPTION}
   */
  public static void compare(Path folder, String ending, Map<String, String> texts, String update)
      throws IOException {
    if (Boolean.getBoolean(PROPERTY)) {
      for (String name : read(folder, ending).keySet()) {
        Files.delete(folder.resolve(name));
      }
      for (Map.Entry<String, String> text : texts.entrySet()) {
        write(folder.resolve(text.getKey()), text.getValue());
      }
    }
    Map<String, String> golden = read(folder, ending);
    assertEquals(golden.keySet(), texts.keySet(), () -> advice(folder, update));
    golden.forEach(
        (name, text) ->
            assertSame(folder.resolve(name), text, texts.getOrDefault(name, ""), update));
  }

  private static void assertSame(Path file, String golden, String text, String update) {
    if (!golden.equals(text)) {
      fail(advice(file, update) + "\n" + difference(golden, text));
    }
  }

  /** The first of the lines that only one of the texts contains. */
  private static String difference(String golden, String text) {
    List<String> removed = new ArrayList<>(golden.lines().toList());
    List<String> added = new ArrayList<>(text.lines().toList());
    removeAllOnce(removed, text);
    removeAllOnce(added, golden);
    List<String> lines = new ArrayList<>();
    removed.stream().limit(MOST_LINES).forEach(line -> lines.add("- " + line));
    added.stream().limit(MOST_LINES).forEach(line -> lines.add("+ " + line));
    lines.add(removed.size() + " lines removed, " + added.size() + " added");
    return String.join("\n", lines);
  }

  private static void removeAllOnce(List<String> lines, String others) {
    Map<String, Integer> counts = new HashMap<>();
    others.lines().forEach(line -> counts.merge(line, 1, Integer::sum));
    lines.removeIf(line -> counts.merge(line, -1, Integer::sum) >= 0);
  }

  private static String advice(Path golden, String update) {
    return golden
        + " differs from what is produced now. If the change is intended, run\n  "
        + update
        + " "
        + OPTION
        + "\nand review the difference before you commit it";
  }

  /** The contents of a folder's files with the given ending, by relative path. */
  public static Map<String, String> read(Path folder, String ending) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    if (!Files.isDirectory(folder)) {
      return texts;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(path -> path.toString().endsWith(ending)).toList()) {
        texts.put(folder.relativize(file).toString().replace('\\', '/'), Files.readString(file));
      }
    }
    return texts;
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.writeString(file, text);
  }
}
