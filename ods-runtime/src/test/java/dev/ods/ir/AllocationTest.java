// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Walks and loops over uses make no garbage, per {@link AllocationProbe}. */
class AllocationTest {
  private static final int PATHS = 8;
  private static final double MOST_BYTES = 0.01;

  @Test
  void hotPathsMakeNoGarbagePerOperation() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath =
        Stream.of(Operation.class, AllocationProbe.class)
            .map(AllocationTest::place)
            .collect(Collectors.joining(File.pathSeparator));
    Process process =
        new ProcessBuilder(java, "-Xmx900m", "-cp", classPath, AllocationProbe.class.getName())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
    List<String> lines = output.lines().filter(line -> line.contains("\t")).toList();
    assertEquals(PATHS, lines.size(), output);
    for (String line : lines) {
      String[] fields = line.split("\t", -1);
      assertTrue(Long.parseLong(fields[1]) >= 1_000_000, line);
      assertTrue(Double.parseDouble(fields[2]) < MOST_BYTES, line);
    }
  }

  private static String place(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }
}
