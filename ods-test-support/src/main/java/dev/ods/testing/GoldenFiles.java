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
 * Texts that are compared with files of the checkout, so that a change to them is seen in review.
 * With the system property {@code ods.golden.update} they are written instead.
 */
public final class GoldenFiles {
  private static final String PROPERTY = "ods.golden.update";

  /** The option of Maven with which golden files are written. */
  public static final String OPTION = "-D" + PROPERTY + "=true";

  /** How many lines a message shows of either text. */
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
   * Compares texts with the files of a folder, by their paths in it; the folder has no others that
   * end so.
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

  /** The lines that only one of the texts has, the first ones of many. */
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
        + " is not what is produced now. If the change is intended, run\n  "
        + update
        + " "
        + OPTION
        + "\nand read the difference before you commit it";
  }

  /** The texts of the files of a folder whose names end so, by their paths in it. */
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
