// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Golden files that differ, are missing or are surplus fail, and the message says how to update
 * them.
 */
final class GoldenFilesTest {
  private static final String UPDATE = "mvn test";

  private static final String PROPERTY = "ods.golden.update";

  @TempDir Path folder;

  private @Nullable String updating;

  /** Builds that update golden files run this test, too. */
  @BeforeEach
  void compareOnly() {
    updating = System.clearProperty(PROPERTY);
  }

  @AfterEach
  void restore() {
    if (updating != null) {
      System.setProperty(PROPERTY, updating);
    }
  }

  @Test
  void comparesAFile() throws IOException {
    Path file = folder.resolve("a.txt");
    AssertionError e =
        assertThrows(AssertionError.class, () -> GoldenFiles.compare(file, "text", UPDATE));
    assertTrue(e.getMessage().contains("mvn test -Dods.golden.update=true"), e.getMessage());
    Files.writeString(file, "text");
    GoldenFiles.compare(file, "text", UPDATE);
    assertThrows(AssertionError.class, () -> GoldenFiles.compare(file, "other", UPDATE));
  }

  @Test
  void comparesADirectory() throws IOException {
    Files.createDirectories(folder.resolve("p"));
    Files.writeString(folder.resolve("p/a.txt"), "a");
    Files.writeString(folder.resolve("p/other"), "of another ending");
    Map<String, String> a = Map.of("p/a.txt", "a");
    GoldenFiles.compare(folder, ".txt", a, UPDATE);
    assertEquals(a, GoldenFiles.read(folder, ".txt"));
    for (Map<String, String> texts :
        List.of(
            Map.of("p/a.txt", "b"), Map.of("a.txt", "a"), Map.of("p/a.txt", "a", "b.txt", "b"))) {
      assertThrows(AssertionError.class, () -> GoldenFiles.compare(folder, ".txt", texts, UPDATE));
    }
  }
}
