// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.dialects.func.FuncOp;
import dev.ods.ir.Operation;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.opentest4j.AssertionFailedError;

/** Verifying a valid module makes no garbage, per {@link VerificationProbe}. */
final class VerificationAllocationTest {
  private static final double MOST_BYTES = 0.01;

  @Test
  void verifyingMakesNoGarbagePerOperation() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath =
        Stream.of(
                Operation.class,
                FuncOp.class,
                VerificationProbe.class,
                Assertions.class,
                AssertionFailedError.class)
            .map(VerificationAllocationTest::place)
            .collect(Collectors.joining(File.pathSeparator));
    Process process =
        new ProcessBuilder(java, "-Xmx900m", "-cp", classPath, VerificationProbe.class.getName())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
    String[] fields = output.strip().split("\t", -1);
    assertEquals(2, fields.length, output);
    assertTrue(Long.parseLong(fields[0]) > 100_000, output);
    assertTrue(Double.parseDouble(fields[1]) < MOST_BYTES, output);
  }

  private static String place(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }
}
