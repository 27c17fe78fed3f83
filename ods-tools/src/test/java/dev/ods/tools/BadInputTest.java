// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Malformed inputs: {@code ods-opt} reports exactly what {@code mlir-opt} 22 reports, byte for
 * byte.
 *
 * <p>Each {@code .mlir} file among the resources has an {@code .expected} file beside it, the error
 * output of {@code mlir-opt --allow-unregistered-dialect}.
 */
final class BadInputTest {
  private static final Path FOLDER = Path.of("src/test/resources/dev/ods/tools/bad");
  private static final int NESTED = 100_000;

  @TestFactory
  Stream<DynamicTest> reportsWhatMlirOptReports() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(FOLDER)) {
      files = all.filter(file -> file.toString().endsWith(".mlir")).sorted().toList();
    }
    assertFalse(files.isEmpty());
    return files.stream()
        .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
  }

  private static void check(Path file) throws IOException {
    String expected =
        Files.readString(Path.of(file.toString().replace(".mlir", ".expected")), ISO_8859_1);
    ToolRun run = OptRun.of("", "--allow-unregistered-dialect", file.toString());
    assertEquals(expected, run.err().replace(file.toString(), file.getFileName().toString()));
    assertEquals("", run.out());
    assertEquals(1, run.exitCode());
  }

  @Test
  void namesBytecode() {
    byte[] bytecode = {'M', 'L', (byte) 0xEF, 'R', 13, 'M', 'L', 'I', 'R', 0};
    assertEquals(
        new ToolRun(
            1, "", "<stdin>:0:0: error: MLIR's bytecode is not supported: convert it to text\n"),
        OptRun.of(bytecode));
    for (int length = 0; length < 4; length++) {
      ToolRun cut = OptRun.of(Arrays.copyOf(bytecode, length));
      assertFalse(cut.err().contains("bytecode"), cut.err());
    }
  }

  @Test
  void rejectsRandomBytes() {
    Random random = new Random(22);
    for (int i = 0; i < 500; i++) {
      byte[] bytes = new byte[1 + random.nextInt(400)];
      random.nextBytes(bytes);
      checkRejected(OptRun.of(bytes, "--allow-unregistered-dialect"));
    }
  }

  @Test
  void handlesRandomBytesAmongTokens() {
    String valid =
        "%0:2 = \"a.b\"() ({^bb0(%a: i32): \"c\"() : () -> ()}) {x = [1, \"s\"]} : () -> (i1,"
            + " i2)\n";
    Random random = new Random(22);
    for (int i = 0; i < 2000; i++) {
      byte[] bytes = valid.getBytes(ISO_8859_1);
      for (int changes = random.nextInt(3); changes >= 0; changes--) {
        bytes[random.nextInt(bytes.length)] = bytes[random.nextInt(bytes.length)];
      }
      ToolRun run = OptRun.of(bytes, "--allow-unregistered-dialect");
      assertTrue(run.isForUsers(), run.err());
      assertEquals(run.err().contains("error: ") ? 1 : 0, run.exitCode());
    }
  }

  @Test
  void parsesOrRejectsEveryPrefixOfAModule() {
    String valid =
        """
        #m = affine_map<(d0)[s0] -> (d0 + s0)>
        module @m attributes {a.b = dense<1.0> : tensor<2xf32>, b.c = #m} {
          %0:2 = "a.b"() ({
          ^bb0(%a: !x.y<"z">):
            "c.d"(%a) : (!x.y<"z">) -> ()
          }) : () -> (i1, memref<?xf32>) loc("f":1:2)
        }
        """;
    for (int length = 0; length < valid.length(); length++) {
      ToolRun run = OptRun.of(valid.substring(0, length), "--allow-unregistered-dialect");
      assertTrue(run.isForUsers(), () -> run.err());
      assertEquals(run.err().contains("error: ") ? 1 : 0, run.exitCode());
    }
  }

  @Test
  void rejectsUnterminatedDeepRegions() {
    assertTimeoutPreemptively(
        Duration.ofMinutes(1),
        () ->
            checkRejected(
                OptRun.of("\"a.b\"() ({\n".repeat(NESTED), "-allow-unregistered-dialect")));
  }

  @Test
  void rejectsDeepAttributesTypesAndLocations() {
    for (String open : List.of("[", "{a = ", "tuple<", "vector<2x", "affine_map<() -> (", "(")) {
      String input = "\"a.b\"() {x = " + open.repeat(NESTED);
      assertTimeoutPreemptively(
          Duration.ofMinutes(1),
          () -> checkRejected(OptRun.of(input, "-allow-unregistered-dialect")),
          open);
    }
    String locations = "\"a.b\"() : () -> () loc(" + "fused[".repeat(NESTED);
    checkRejected(OptRun.of(locations, "-allow-unregistered-dialect"));
    String sums = "\"a.b\"() {x = affine_map<(d0) -> (" + "(".repeat(NESTED);
    checkRejected(OptRun.of(sums, "-allow-unregistered-dialect"));
  }

  private static void checkRejected(ToolRun run) {
    assertEquals(1, run.exitCode());
    assertTrue(run.isForUsers(), run.err());
    assertTrue(run.err().startsWith("<stdin>:"), run.err());
    assertEquals("", run.out());
  }
}
