// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

final class VerifyDiagnosticsTest {
  private static final String ALLOW = "--allow-unregistered-dialect";
  private static final String BAD = "\"a.b\"() : (i32) -> ()\n";
  private static final String MESSAGE = "expected 0 operand types but had 1";

  /** Inputs for both tools. */
  private static final List<String> INPUTS =
      List.of(
          "// expected-error@+1 {{" + MESSAGE + "}}\n" + BAD,
          "// expected-error @+1 {{operand types}}\n" + BAD + "// -----\n\"a.b\"() : () -> ()\n",
          "// expected-error@below {{operand}}\n// expected-error@below {{types}}\n\n" + BAD,
          BAD + "// expected-error@above {{operand}}  \n// expected-error@-2 {{types}}\n",
          BAD,
          BAD + "// expected-warning@-1 {{operand}}\n",
          BAD + "// expected-error@-1{{nothing like it}}\n",
          BAD + "\t// expected-error@-1 {{nothing like it}}\n// expected-note@+1 {{é}}\n",
          BAD + "// expected-error-re@-1 {{expected {{[0-9]+}} operand {{types|kinds}} but}}\n",
          BAD + "// expected-error-re@-1 {{expected {{[[:digit:]]}} .perand}}\n",
          BAD + "// expected-error-re@-1 {{{{[a-z+}} x}}\n",
          BAD + "// expected-error-re@-1 {{x {{[a-z+} x}}\n",
          BAD + "// expected-error-re@-1 {{{{}}}}\n",
          BAD + "// expected-error-re@-1 {{{{(a}}}}\n",
          BAD + "// expected-error-re@-1 {{{{*}}}}\n",
          BAD + "// expected-error@-1 {{x}} expected-note@-1 {{y}}\n",
          BAD + "// expected-error@-99 {{x}}\n// expected-error@+99999999999 {{y}}\n",
          BAD.strip() + "// expected-error@+99999999999 {{operand}}\n",
          BAD.strip() + "// expected-error@-08 {{operand}}\n",
          BAD.strip() + "// expected-error@-2147483648 {{operand}}\n",
          """
          "builtin.module"() : () -> () loc("<stdin>":4294967295:1)
          // expected-error@-3 {{region}}
          """,
          BAD + "// expected-error@abovebelow {{operand}}\n",
          "// expected-error@unknown {{x}}\n",
          """
          %0 = "a.b"() : () -> i32 // expected-note {{previously}}
          %0 = "a.b"() : () -> i32 // expected-error {{redefinition of SSA value}}
          """,
          """
          "a.b"() ({ // expected-error@-1 {{x}}
          ^bb0:
            "builtin.module"() : () -> ()
            // expected-error@above {{requires one region}}
          }) : () -> ()
          """,
          "#loc = loc(\"elsewhere\":3:4)\n\"builtin.module\"() : () -> () loc(#loc)\n");

  @Test
  void verifiesAllOrOnlyExpectedDiagnostics() {
    assertEquals(
        new ToolRun(1, "", "<stdin>:1:11: error: unexpected error: " + MESSAGE + shown()),
        OptRun.of(BAD, ALLOW, "--verify-diagnostics"));
    assertEquals(
        OptRun.of(BAD, ALLOW, "--verify-diagnostics"),
        OptRun.of(BAD, ALLOW, "-verify-diagnostics=all"));
    assertEquals(
        new ToolRun(0, "", ""), OptRun.of(BAD, ALLOW, "--verify-diagnostics=only-expected"));
    assertEquals(
        "ods-opt: for the --verify-diagnostics option: Cannot find option named 'x'!\n",
        OptRun.of(BAD, ALLOW, "--verify-diagnostics=x").err());
  }

  private static String shown() {
    return "\n" + BAD + " ".repeat(10) + "^\n";
  }

  /** Prints what {@code mlir-opt} prints. */
  @TestFactory
  Stream<DynamicTest> reportsWhatMlirOptReports() {
    MlirOpt.assumeInstalled();
    List<DynamicTest> tests = new ArrayList<>();
    for (String input : INPUTS) {
      for (String level : List.of("--verify-diagnostics", "--verify-diagnostics=only-expected")) {
        tests.add(
            DynamicTest.dynamicTest(
                level + " " + input.replace("\n", "\\n"), () -> compare(input, level)));
      }
    }
    return tests.stream();
  }

  private static void compare(String input, String level) throws IOException, InterruptedException {
    String[] args = {ALLOW, "--split-input-file", level};
    String bytes = new String(input.getBytes(UTF_8), ISO_8859_1);
    assertEquals(MlirOpt.run(bytes, args), OptRun.of(input, args));
  }
}
