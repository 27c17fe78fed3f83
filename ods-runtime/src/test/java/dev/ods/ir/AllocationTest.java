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

/**
 * Allocation on hot paths, measured by {@link AllocationProbe} and {@link ParseAllocationProbe}.
 */
class AllocationTest {
  private static final int PATHS = 8;
  private static final int FORMS = 2;
  private static final double MOST_BYTES = 0.01;
  private static final double MOST_OF_KEPT = 1.5;

  @Test
  void hotPathsMakeNoGarbagePerOperation() throws Exception {
    List<String[]> lines = run(AllocationProbe.class);
    assertEquals(PATHS, lines.size());
    for (String[] fields : lines) {
      String line = String.join(" ", fields);
      assertTrue(Long.parseLong(fields[1]) >= 1_000_000, line);
      assertTrue(Double.parseDouble(fields[2]) < MOST_BYTES, line);
    }
  }

  @Test
  void parsingAllocatesLittleMoreThanTheIrKeeps() throws Exception {
    List<String[]> lines = run(ParseAllocationProbe.class);
    assertEquals(FORMS, lines.size());
    for (String[] fields : lines) {
      String line = String.join(" ", fields);
      assertTrue(Long.parseLong(fields[1]) >= 100_000, line);
      double kept = Double.parseDouble(fields[3]);
      assertTrue(Double.parseDouble(fields[2]) < MOST_OF_KEPT * kept, line);
    }
  }

  /** The lines that a probe prints, split into fields. */
  private static List<String[]> run(Class<?> probe) throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath =
        Stream.of(Operation.class, probe)
            .map(AllocationTest::place)
            .collect(Collectors.joining(File.pathSeparator));
    // In the foreground, so that a busy machine does not delay the compilation of the hot paths.
    Process process =
        new ProcessBuilder(java, "-Xbatch", "-Xmx900m", "-cp", classPath, probe.getName())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
    return output
        .lines()
        .filter(line -> line.contains("\t"))
        .map(line -> line.split("\t", -1))
        .toList();
  }

  private static String place(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }
}
