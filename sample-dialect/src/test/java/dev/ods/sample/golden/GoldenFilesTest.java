// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Compares all code that is generated for this module, tests included, with the files in {@code
 * src/test/golden}. After an intended change, {@code mvn test -pl sample-dialect -am
 * -Dods.golden.update=true} writes them anew; read the difference before you commit it.
 */
final class GoldenFilesTest {
  private static final Path GOLDEN = Path.of("src/test/golden");

  private static final List<Path> GENERATED =
      List.of(
          Path.of("target/generated-sources/annotations"),
          Path.of("target/generated-test-sources/test-annotations"));

  @Test
  void generatesTheSameCode() throws IOException {
    Map<String, String> generated = new TreeMap<>();
    for (Path folder : GENERATED) {
      assertTrue(Files.isDirectory(folder), folder + " is missing: run this test with Maven");
      generated.putAll(read(folder));
    }
    if (Boolean.getBoolean("ods.golden.update")) {
      write(generated);
    }
    Map<String, String> golden = read(GOLDEN);
    assertEquals(golden.keySet(), generated.keySet());
    golden.forEach((name, text) -> assertEquals(text, generated.get(name), name));
  }

  private static Map<String, String> read(Path folder) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    if (!Files.isDirectory(folder)) {
      return texts;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        texts.put(folder.relativize(file).toString().replace('\\', '/'), Files.readString(file));
      }
    }
    return texts;
  }

  private static void write(Map<String, String> texts) throws IOException {
    for (String name : read(GOLDEN).keySet()) {
      Files.delete(GOLDEN.resolve(name));
    }
    for (Map.Entry<String, String> text : texts.entrySet()) {
      Path file = GOLDEN.resolve(text.getKey());
      Files.createDirectories(file.getParent());
      Files.writeString(file, text.getValue());
    }
  }
}
