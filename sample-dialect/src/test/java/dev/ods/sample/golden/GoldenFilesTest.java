// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.golden;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.GoldenFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Compares all code generated for this module, including its tests, with the files in {@code
 * src/test/golden}.
 */
final class GoldenFilesTest {
  private static final Path GOLDEN = Path.of("src/test/golden");
  private static final String ENDING = ".java";
  private static final String UPDATE = "mvn package -pl ods-processor,sample-dialect -am";

  private static final List<Path> GENERATED =
      List.of(
          Path.of("target/generated-sources/annotations"),
          Path.of("target/generated-test-sources/test-annotations"));

  @Test
  void generatesTheSameCode() throws IOException {
    Map<String, String> generated = new TreeMap<>();
    for (Path folder : GENERATED) {
      assertTrue(Files.isDirectory(folder), folder + " is missing: run this test with Maven");
      generated.putAll(GoldenFiles.read(folder, ENDING));
    }
    GoldenFiles.compare(GOLDEN, ENDING, generated, UPDATE);
  }
}
