// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import org.junit.jupiter.api.Test;

/** What passes leave invalid, which {@code mlir-opt} reports and prints in the same way. */
final class InvalidResultsTest {
  /** Folding the casts makes the operands of the copy differ. */
  private static final String TEXT =
      """
      func.func @main(%a: memref<4xf32>, %b: memref<5xf32>) {
        %c = memref.cast %a : memref<4xf32> to memref<?xf32>
        %d = memref.cast %b : memref<5xf32> to memref<?xf32>
        memref.copy %c, %d : memref<?xf32> to memref<?xf32>
        return
      }
      """;

  @Test
  void optionsOfDiagnosticsAreForThemToo() throws Exception {
    String expectation = "// expected-error@+1 {{requires the same shape for all operands}}\n";
    assertSame(
        0,
        TEXT.replace("  memref.copy", "  " + expectation + "  memref.copy"),
        "--canonicalize",
        "--verify-diagnostics");
    assertSame(1, TEXT, "--canonicalize", "--mlir-print-op-on-diagnostic=false");
  }

  private static void assertSame(int exitCode, String text, String... options) throws Exception {
    ToolRun ours = OptRun.of(text, options);
    assertEquals(exitCode, ours.exitCode(), ours.err());
    if (MlirOpt.isInstalled()) {
      ToolRun theirs = MlirOpt.run(text, options);
      assertEquals(exitCode, theirs.exitCode());
      assertEquals(theirs.out(), ours.out());
      assertEquals(theirs.err(), ours.err());
    }
  }

  /** What a pass reports is shown ahead of the IR that it left. */
  @Test
  void errorsComeBeforeTheIrIsPrinted() throws Exception {
    String text =
        """
        func.func private @b()
        "foo.unknown"() ({
        }) : () -> ()
        """;
    String[] options = {
      "--allow-unregistered-dialect", "--mlir-print-ir-after-all", "--symbol-dce"
    };
    assertSame(1, text, options);
    String shown = OptRun.of(text, options).err();
    int error = shown.indexOf("error: operation contains potentially unknown symbol table");
    assertTrue(error >= 0 && error < shown.indexOf("IR Dump After SymbolDCE Failed"), shown);
  }

  @Test
  void withoutVerificationTheyArePrintedInGenericForm() throws Exception {
    String[] arguments = {"--canonicalize", "--verify-each=false"};
    ToolRun ours = OptRun.of(TEXT, arguments);
    assertEquals(0, ours.exitCode(), ours.err());
    assertEquals("\"builtin.module\"() ({", ours.out().lines().findFirst().orElseThrow());
    if (MlirOpt.isInstalled()) {
      assertEquals(MlirOpt.run(TEXT, arguments).out(), ours.out());
    }
  }

  @Test
  void printingTheModuleAroundNeedsOneThread() throws Exception {
    String expected =
        "IR print for module scope can't be setup on a pass-manager without disabling"
            + " multi-threading first.";
    ToolRun ours = OptRun.of("", "--mlir-print-ir-module-scope", "--cse");
    assertEquals(1, ours.exitCode());
    assertEquals(true, ours.err().contains(expected), ours.err());
    if (MlirOpt.isInstalled()) {
      ToolRun theirs = MlirOpt.run("", "--mlir-print-ir-module-scope", "--cse");
      assertEquals(1, theirs.exitCode());
      assertEquals(true, theirs.err().contains(expected), theirs.err());
    }
  }
}
