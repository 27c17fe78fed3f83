// SPDX-License-Identifier: Apache-2.0
package dev.ods.hook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class HookTraceTest {
  @Test
  void allPackagesOfTheRuntimeAreKnown() throws IOException, URISyntaxException {
    Path classes =
        Path.of(HookTrace.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> folders = Files.list(classes.resolve("dev").resolve("ods"))) {
      Set<String> names =
          folders.map(folder -> folder.getFileName().toString()).collect(Collectors.toSet());
      assertEquals(names, HookTrace.OWN_PACKAGES);
    }
  }
}
