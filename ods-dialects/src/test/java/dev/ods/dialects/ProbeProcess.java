// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.dialects.func.FuncOp;
import dev.ods.ir.Operation;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.opentest4j.AssertionFailedError;

/**
 * Runs a probe in a JVM of its own, so that other tests do not affect the JIT compiler's profiles.
 */
final class ProbeProcess {
  private ProbeProcess() {}

  /** The lines that the {@code main} of a class prints, split into fields at tabs. */
  static List<String[]> run(Class<?> probe) throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath =
        Stream.of(
                Operation.class, FuncOp.class, probe, Assertions.class, AssertionFailedError.class)
            .map(ProbeProcess::place)
            .collect(Collectors.joining(File.pathSeparator));
    Process process =
        // -Xbatch: methods are compiled at their thresholds, however busy the machine is.
        new ProcessBuilder(java, "-Xmx900m", "-Xbatch", "-cp", classPath, probe.getName())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
    return output.lines().map(line -> line.split("\t", -1)).toList();
  }

  private static String place(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }
}
