// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.Sample;
import dev.ods.testing.Share;
import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Command lines, most of them invalid, have the same effect as in {@code mlir-opt}. */
final class MlirOptOptionsTest {
  /** Command lines, most of which are invalid. */
  private static final List<List<String>> COMMAND_LINES =
      List.of(
          List.of("--no-implicit-modul"),
          List.of("--canonicaliz"),
          List.of("--canonicaliz=top-down=false"),
          List.of("--symbol-dec"),
          List.of("--cs"),
          List.of("--list-passes=x"),
          List.of("--list-passes=false", "-", "-"),
          List.of("--list-passes", "--symbol-dec"),
          List.of("-verify-diagnostic=all"),
          List.of("--split-input"),
          List.of("---color"),
          List.of("-", "-"),
          List.of("a", "b", "c"),
          List.of("a", "b", "--mlir-print-op-generic=x"),
          List.of("-o"),
          List.of("--mlir-print-op-generic=foo"),
          List.of("--mlir-print-op-generic= 1"),
          List.of("--color=x"),
          List.of("--mlir-elide-elementsattrs-if-larger"),
          List.of("--mlir-elide-elementsattrs-if-larger="),
          List.of("--mlir-elide-elementsattrs-if-larger=x"),
          List.of("--mlir-elide-elementsattrs-if-larger=-1"),
          List.of("--mlir-elide-elementsattrs-if-larger", "-1"),
          List.of("--mlir-elide-elementsattrs-if-larger=08"),
          List.of("--mlir-elide-elementsattrs-if-larger=0x"),
          List.of("--mlir-elide-elementsattrs-if-larger=0z17"),
          List.of("--mlir-elide-elementsattrs-if-larger=0.5"),
          List.of("--mlir-elide-elementsattrs-if-larger=0-7"),
          List.of("--mlir-elide-elementsattrs-if-larger=0O17"),
          List.of("--mlir-elide-elementsattrs-if-larger=0o17"),
          List.of("--mlir-elide-elementsattrs-if-larger=0x-7"),
          List.of("--mlir-elide-elementsattrs-if-larger=+1"),
          List.of("--mlir-elide-elementsattrs-if-larger=4294967296"),
          List.of("--mlir-elide-resource-strings-if-larger=4294967296"),
          List.of("--mlir-print-elementsattrs-with-hex-if-larger=-"),
          List.of("--mlir-print-elementsattrs-with-hex-if-larger=+1"),
          List.of("--mlir-print-elementsattrs-with-hex-if-larger=--1"),
          List.of("--mlir-print-elementsattrs-with-hex-if-larger=-0x7"),
          List.of("--mlir-print-elementsattrs-with-hex-if-larger=0-7"),
          List.of("--mlir-print-elementsattrs-with-hex-if-larger=99999999999999999999"),
          List.of("--verify-diagnostics=x"),
          List.of("--mlir-diagnostic-verbosity-level"),
          List.of("--mlir-diagnostic-verbosity-level="),
          List.of("--mlir-diagnostic-verbosity-level=x"),
          List.of("--version=0"),
          List.of("--help=true"),
          List.of("--help-list-hidden=1"),
          List.of("--help=foo"),
          List.of("-h=1"),
          List.of("--output-split-marker"),
          List.of("--mlir-print-ir-before", "sccp"),
          List.of("--mlir-print-ir-before=cse,"),
          List.of("--mlir-print-ir-before=,cse"),
          List.of("--mlir-print-ir-after=cse,foo,bar"),
          List.of("--mlir-print-ir-before=foo", "--mlir-print-ir-after=bar", "-o"),
          List.of("--"),
          List.of("--o=-"));

  /** Command lines that request a text, which differs between the tools. */
  private static final List<List<String>> ANSWERED =
      List.of(
          List.of("--version"),
          List.of("--list-passes"),
          List.of("--list-passes=true", "/no/such/file"),
          List.of("--list-passes", "--color=x", "--version"),
          List.of("--split-input-file=ab", "--help"),
          List.of("--no-implicit-modul", "--version"),
          List.of("--mlir-print-ir-after=foo", "--version"),
          List.of("--version", "--no-implicit-modul"),
          List.of("--color=x", "-verify-diagnostic=all", "-h", "--color=y"),
          List.of("a", "b", "--help"));

  @BeforeAll
  static void mlirOptIsInstalled() {
    MlirOpt.assumeInstalled();
  }

  @TestFactory
  Stream<DynamicTest> reportsTheSameErrors() {
    return COMMAND_LINES.stream()
        .map(
            args ->
                DynamicTest.dynamicTest(
                    args.toString(), () -> compareWords(args.toArray(String[]::new))));
  }

  /** Forms of an option, of which each means something to some of the options. */
  private static final List<List<String>> FORMS =
      List.of(
          List.of("-%s"),
          List.of("--%s"),
          List.of("-%s="),
          List.of("-%s=1"),
          List.of("--%s=0"),
          List.of("--%s=true"),
          List.of("--%s=tRUE"),
          List.of("--%s=FALSE"),
          List.of("--%s=-1"),
          List.of("--%s=all"),
          List.of("--%s=only-expected"),
          List.of("--%s=errors"),
          List.of("--%s=// -----"),
          List.of("--%s", "-"),
          List.of("--%s", "all", "-"),
          List.of("--%s", "--%s"),
          List.of("--%s=1", "--%s=0"),
          List.of("--%s=0", "--%s"),
          List.of("--%s=x", "--%s=y"));

  /**
   * Each option of mlir-opt in the forms that have an effect and in some others, in {@code
   * .ci/nightly} in each form, except for the documented differences.
   */
  @TestFactory
  Stream<DynamicTest> forms() {
    String input = "%c = arith.constant dense<[1, 2]> : tensor<2xi32> loc(\"a\")\n";
    List<DynamicTest> tests = new ArrayList<>();
    List<OptOption> options = List.of(OptOption.values());
    for (int row = 0; row < options.size(); row++) {
      OptOption option = options.get(row);
      for (int form = 0; form < FORMS.size(); form++) {
        String[] args =
            FORMS.get(form).stream()
                .map(arg -> arg.formatted(option.option()))
                .toArray(String[]::new);
        boolean isRun = hasEffect(option, args) || Sample.includes(row, form);
        if (isRun && isComparable(option, args)) {
          String name = String.join(" ", args);
          tests.add(
              DynamicTest.dynamicTest(
                  name, () -> assertEquals(theirs(input, args), OptRun.of(input, args))));
        }
      }
    }
    return Share.of(tests).stream();
  }

  /** Whether a form is the option alone, or gives one of the words that it has a meaning for. */
  private static boolean hasEffect(OptOption option, String... args) {
    String value = args[0].substring(args[0].indexOf('=') + 1);
    return args.length == 1
        && (args[0].equals("--" + option.option())
            || option.value().choices().contains(value)
            || (option == OptOption.SPLIT_INPUT && value.startsWith("//")));
  }

  private static boolean isComparable(OptOption option, String... args) {
    return switch (option) {
      // Options of ods-opt alone, and those that print a text.
      case DIALECT_PATH, NO_DIALECTS, SHOW_DIALECTS, VERSION, COMPLETION -> false;
      case EXPLAIN, DEBUG_REWRITES -> false;
      case HELP, HELP_HIDDEN, HELP_LIST, HELP_LIST_HIDDEN, LIST_PASSES -> false;
      // They matter with passes only: PassesTest compares them.
      case DUMP_PASS_PIPELINE, PASS_STATISTICS, PASS_STATISTICS_DISPLAY -> false;
      case PRINT_IR_BEFORE_ALL, PRINT_IR_AFTER_ALL -> false;
      case PRINT_IR_AFTER_CHANGE, PRINT_IR_AFTER_FAILURE, PRINT_IR_MODULE_SCOPE -> false;
      // They show times, or write files: PassReportsTest compares them.
      case TIMING, CRASH_REPRODUCER, GENERATE_REPRODUCER -> false;
      // It would write files.
      case OUTPUT_FILE ->
          args.length == 1 ? args[0].indexOf('=') < 0 : args[1].equals(OptOptions.STANDARD);
      // Markers of less than three bytes are refused.
      case SPLIT_INPUT -> Arrays.stream(args).noneMatch(arg -> arg.matches(".*=.{1,2}|.*all"));
      // The error about the missing file "all" begins with the name of the tool.
      default -> option.value().isRequired() || !Arrays.asList(args).contains("all");
    };
  }

  private static void compareWords(String... args) throws IOException, InterruptedException {
    assertEquals(theirs(args), OptRun.of("", args), Arrays.toString(args));
  }

  private static ToolRun theirs(String... args) throws IOException, InterruptedException {
    return theirs("", args);
  }

  /** What {@code mlir-opt} does, were its name {@code ods-opt}. */
  private static ToolRun theirs(String input, String[] args)
      throws IOException, InterruptedException {
    ToolRun run = MlirOpt.run(input, args);
    String err = run.err().replaceAll("[^ '\n]*mlir-opt[-0-9]*", "ods-opt");
    return new ToolRun(run.exitCode(), run.out(), err);
  }

  @TestFactory
  Stream<DynamicTest> reportsTheSameErrorsBesidesAnAnswer() {
    return ANSWERED.stream()
        .map(
            args ->
                DynamicTest.dynamicTest(
                    args.toString(), () -> compareComplaints(args.toArray(String[]::new))));
  }

  private static void compareComplaints(String... args) throws IOException, InterruptedException {
    ToolRun ours = OptRun.of("", args);
    assertEquals(new ToolRun(theirs(args).exitCode(), ours.out(), theirs(args).err()), ours);
    assertFalse(ours.out().isEmpty());
  }

  /** With an option, and with one that changes nothing. */
  @ParameterizedTest
  @ValueSource(strings = {"--allow-unregistered-dialect", "--color=0"})
  void treatsUnknownDialectsAlike(String option) throws IOException, InterruptedException {
    String input = MlirOpt.joined(UNKNOWN_DIALECTS);
    String bytes = new String(input.getBytes(UTF_8), ISO_8859_1);
    String[] args = {option, "--split-input-file"};
    assertEquals(MlirOpt.run(bytes, args), OptRun.of(input, args));
  }

  /** Types and attributes of dialects that are not loaded, valid and invalid. */
  private static final List<String> UNKNOWN_DIALECTS =
      List.of(
          "func.func private @f(!matrix.x<3>)",
          "func.func private @f(!matrix.x)",
          "func.func private @f(!matrix<\"x<3>\">)",
          "func.func private @f(!matrix<x 3>)",
          "func.func private @f(!matrix<>)",
          "func.func private @f(!matrix.)",
          "func.func private @f(!matrix.x.y)",
          "func.func private @f(!matrix.x[3])",
          "func.func private @f(!ma$trix.x)",
          "func.func private @f(!foo)",
          "func.func private @f(!matrix.x<\"\\0a\\\"é\">)",
          "func.func private @f(!matrix.x<3)",
          "func.func private @f(!builtin.x<3>)",
          "func.func private @f(!func.x<3>)",
          "func.func private @f() attributes {a.b = #matrix.x<3>}",
          "func.func private @f() attributes {a.b = #matrix.x<3> : i32}",
          "func.func private @f() attributes {a.b = #matrix.x<3> : !matrix.y}",
          "func.func private @f() attributes {a.b = #matrix<\"x<3>\">}",
          "func.func private @f() attributes {a.b = #foo}",
          "func.func private @f() attributes {a.b = [!matrix.x<3>]}",
          "!a = !matrix.x<3>\nfunc.func private @f(!a)",
          "#a = #matrix.x<3>\nfunc.func private @f() attributes {a.b = #a}",
          "%0 = arith.constant 1 : !matrix.x<3>",
          "%0 = arith.constant #matrix.x<3> : i32",
          "%0 = arith.constant #matrix.x : !matrix.y<\"a\">",
          "func.func @f(%a: !matrix.x<3>) -> !matrix.y<\"a\"> { return %a : !matrix.x<3>}",
          "func.func @f(%a: !matrix<\"x 3\">) { %0 = arith.addi %a, %a: !matrix<\"x 3\">\nreturn}",
          "func.func @f(%a: !matrix.x<3>) { \"a.b\"(%a) : (!matrix<\"x 3\">) -> () \nreturn}",
          "module attributes {matrix.x = #matrix.y<\"a\">} {}",
          "\"a.b\"() {x = #matrix.y<\"a\">} : () -> !matrix.x<3>",
          "\"matrix.op\"() : () -> ()",
          "func.func private @f(i32 {matrix.x = 1})",
          "module {} loc(fused<#matrix.x>[\"a\"])");
}
