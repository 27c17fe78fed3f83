// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Severity;
import dev.ods.text.PrinterFlags;
import dev.ods.tools.OptOptions.Color;
import dev.ods.tools.OptOptions.Expected;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class OptCommandLineTest {
  private static OptOptions parse(String... args) throws ToolException {
    return assertInstanceOf(OptCommandLine.Run.class, OptCommandLine.parse(args)).options();
  }

  private static OptCommandLine.Answer answer(String... args) throws ToolException {
    return assertInstanceOf(OptCommandLine.Answer.class, OptCommandLine.parse(args));
  }

  private static String complaint(String... args) {
    return assertThrows(ToolException.class, () -> parse(args)).getMessage();
  }

  @Test
  void defaultsToStandardStreams() throws ToolException {
    OptOptions options = parse();
    assertEquals(new OptOptions.Input("-", false, true, ""), options.input());
    assertEquals(new OptOptions.Output("-", "// -----", PrinterFlags.DEFAULT), options.output());
    assertEquals(new OptOptions.Verification(true, false, true), options.verification());
    assertEquals(
        new OptOptions.Reporting(Expected.NOTHING, true, Severity.REMARK, true, Color.AUTOMATIC),
        options.diagnostics());
    assertTrue(options.dialects().load());
    assertFalse(options.dialects().list());
  }

  @Test
  void doubleDashes() throws ToolException {
    OptOptions options =
        parse(
            "--allow-unregistered-dialect",
            "--split-input-file",
            "--no-implicit-module",
            "--mlir-print-op-generic",
            "--mlir-print-local-scope",
            "--mlir-print-debuginfo",
            "--verify-each",
            "in.mlir",
            "-o",
            "out.mlir");
    assertEquals(new OptOptions.Input("in.mlir", true, false, "// -----"), options.input());
    assertEquals("out.mlir", options.output().file());
    assertEquals(
        PrinterFlags.DEFAULT.withGeneric(true).withLocalScope(true).withDebugInfo(true),
        options.output().flags());
  }

  @Test
  void singleDashes() throws ToolException {
    OptOptions options =
        parse(
            "-allow-unregistered-dialect",
            "-split-input-file",
            "-mlir-print-op-generic",
            "-o=out.mlir",
            "-");
    assertEquals(new OptOptions.Input("-", true, true, "// -----"), options.input());
    assertEquals("out.mlir", options.output().file());
    assertTrue(options.output().flags().generic());
  }

  @Test
  void flagsMayHaveAValueAfterAnEqualsSign() throws ToolException {
    for (String no : List.of("false", "FALSE", "False", "0")) {
      assertFalse(parse("--mlir-print-op-on-diagnostic=" + no).diagnostics().showOperation());
    }
    for (String yes : List.of("", "=", "=true", "=TRUE", "=True", "=1")) {
      assertTrue(parse("-mlir-print-op-generic" + yes).output().flags().generic());
    }
    assertEquals("x.mlir", parse("-mlir-print-op-on-diagnostic", "x.mlir").input().file());
  }

  @Test
  void theLastValueTakesPrecedence() throws ToolException {
    OptOptions options =
        parse("--mlir-print-op-generic", "-o", "a", "--mlir-print-op-generic=0", "-o=b");
    assertFalse(options.output().flags().generic());
    assertEquals("b", options.output().file());
  }

  @Test
  void optionalValuesAreNeverTheNextArgument() throws ToolException {
    OptOptions options = parse("-verify-diagnostics", "all");
    assertEquals(Expected.ALL, options.diagnostics().expected());
    assertEquals("all", options.input().file());
    assertEquals("x", parse("--split-input-file", "x").input().file());
    assertEquals(
        Expected.ONLY_EXPECTED,
        parse("--verify-diagnostics=only-expected").diagnostics().expected());
    assertEquals(Expected.ALL, parse("--verify-diagnostics=").diagnostics().expected());
  }

  @Test
  void markers() throws ToolException {
    assertEquals("//XYZ", parse("--split-input-file=//XYZ").input().splitMarker());
    assertEquals("// -----", parse("--split-input-file=").input().splitMarker());
    assertEquals("true", parse("--split-input-file=true").input().splitMarker());
    assertEquals("x", parse("--output-split-marker", "x").output().splitMarker());
    assertEquals("", parse("--output-split-marker=").output().splitMarker());
    assertEquals(
        "for the --split-input-file option: a marker must have at least 3 bytes, but '//' has 2",
        complaint("--split-input-file=//"));
    assertEquals(
        "for the --split-input-file option: a marker must have at least 3 bytes, but 'é' has 2",
        complaint("--split-input-file=é"));
    assertEquals("éé", parse("--split-input-file=éé").input().splitMarker());
  }

  @Test
  void numbers() throws ToolException {
    assertEquals(
        4, parse("--mlir-elide-elementsattrs-if-larger=4").output().flags().elideElementsLimit());
    assertEquals(
        16,
        parse("--mlir-elide-elementsattrs-if-larger", "0x10")
            .output()
            .flags()
            .elideElementsLimit());
    assertEquals(
        -1,
        parse("--mlir-print-elementsattrs-with-hex-if-larger=-1")
            .output()
            .flags()
            .hexElementsLimit());
  }

  @Test
  void numbersAreInTheNotationsOfC() throws ToolException {
    Map<String, Long> numbers =
        Map.of(
            "0", 0L, "00", 0L, "7", 7L, "017", 15L, "0o17", 15L, "0x1f", 31L, "0X1F", 31L, "0b11",
            3L, "0B11", 3L);
    for (Map.Entry<String, Long> number : numbers.entrySet()) {
      OptOptions options = parse("--mlir-elide-elementsattrs-if-larger=" + number.getKey());
      assertEquals(
          number.getValue(), options.output().flags().elideElementsLimit(), number.getKey());
    }
    List<String> others =
        List.of(
            "",
            "0z17",
            "0.5",
            "0-7",
            "0O17",
            "0_7",
            "0 7",
            "08",
            "0x",
            "0o",
            "0b",
            "0b12",
            "0x-7",
            "--7",
            "\u0663",
            "0x\u0661",
            "1\u0663");
    for (String text : others) {
      assertEquals(
          "for the --mlir-elide-elementsattrs-if-larger option: '"
              + text
              + "' value invalid for uint argument!",
          complaint("--mlir-elide-elementsattrs-if-larger=" + text));
      assertEquals(
          "for the --mlir-print-elementsattrs-with-hex-if-larger option: '"
              + text
              + "' value invalid for long argument!",
          complaint("--mlir-print-elementsattrs-with-hex-if-larger=" + text));
    }
  }

  @Test
  void dialectPathsAreSplitAndAppended() throws ToolException {
    String path = "a.jar" + File.pathSeparator + "b";
    List<String> entries =
        parse("--dialect-path", path, "-dialect-path=c").dialects().path().names();
    assertEquals(List.of("a.jar", "b", "c"), entries.subList(entries.size() - 3, entries.size()));
  }

  @Test
  void diagnostics() throws ToolException {
    assertEquals(Color.ALWAYS, parse("--color").diagnostics().color());
    assertEquals(Color.NEVER, parse("--color=0").diagnostics().color());
    assertEquals(
        Severity.WARNING,
        parse("--mlir-diagnostic-verbosity-level", "warnings").diagnostics().least());
    assertFalse(parse("--mlir-disable-diagnostic-notes").diagnostics().loneNotes());
  }

  @Test
  void helpIsGroupedAndNamesEveryOption() throws ToolException {
    String help = answer("--help").text();
    for (OptOption option : OptOption.values()) {
      assertTrue(help.contains("\n" + option.group().heading() + ":\n"), help);
      assertTrue(help.contains("  " + option.spelling()), option.spelling() + " in " + help);
    }
    assertTrue(help.lines().allMatch(line -> line.length() <= 100), help);
    assertEquals(help, answer("-h").text());
    assertEquals(help, answer("-help", "--bad").text());
  }

  @Test
  void theManualNamesEveryOption() throws IOException {
    String manual =
        Files.readString(Path.of(System.getProperty("ods.root", ".."), "docs", "ods-opt.md"));
    for (OptOption option : OptOption.values()) {
      assertTrue(manual.contains("| `" + option.spelling()), option.spelling());
    }
  }

  @Test
  void theListOfOptionsIsInTheOrderOfTheirNames() throws ToolException {
    String list = answer("--help-list").text();
    assertEquals(answer("--help").text(), answer("--help-hidden").text());
    assertEquals(list, answer("--help-list-hidden").text());
    List<String> listed =
        list.lines()
            .filter(line -> line.matches(" {2,6}--?\\w.*"))
            .map(line -> line.replaceAll("^ *-+|[^-\\w].*", ""))
            .toList();
    assertEquals(
        OptOption.values().length + new Pipelines(new DialectPath(List.of())).all().size(),
        listed.size(),
        list);
    assertEquals(listed.stream().sorted().toList(), listed);
    assertFalse(list.contains(OptOption.Group.OUTPUT.heading() + ":"), list);
  }

  @Test
  void versionAndCompletionAreAnswers() throws ToolException {
    String version = answer("--version").text();
    assertTrue(version.startsWith("ods-opt "), version);
    String completion = answer("--generate-completion").text();
    assertTrue(completion.contains("--verify-roundtrip"), completion);
    assertTrue(completion.contains("only-expected"), completion);
  }

  @Test
  void answersDespiteErrors() throws ToolException {
    assertNull(answer("--split-input-file=ab", "--help").complaint());
    assertNull(answer("a", "b", "--version").complaint());
    assertNull(answer("--version", "--bad").complaint());
    assertEquals(
        """
        for the --color option: 'x' is invalid value for boolean argument! Try 0 or 1
        ods-opt: Unknown command line argument '--bad'.  Try: 'ods-opt --help'\
        """,
        answer("--color=x", "--bad", "--version", "--worse").complaint());
  }

  @Test
  void reportsAllErrors() {
    assertEquals(
        """
        Unknown command line argument '--bad'.  Try: 'ods-opt --help'
        ods-opt: for the -o option: requires a value!\
        """,
        complaint("--bad", "-o"));
  }

  @Test
  void suggestsASimilarOption() {
    assertEquals(
        """
        Unknown command line argument '-verify-diagnostic=all'.  Try: 'ods-opt --help'
        ods-opt: Did you mean '--verify-diagnostics=all'?\
        """,
        complaint("-verify-diagnostic=all"));
    assertEquals(
        """
        Unknown command line argument '--symbol-privatise=exclude=f'.  Try: 'ods-opt --help'
        ods-opt: Did you mean '--symbol-privatize=exclude=f'?\
        """,
        complaint("--symbol-privatise=exclude=f"));
    assertEquals(
        "Unknown command line argument '--quux'.  Try: 'ods-opt --help'", complaint("--quux"));
  }

  @Test
  void argumentsAfterTwoDashesAreFiles() throws ToolException {
    assertEquals("--help", parse("--", "--help").input().file());
  }
}
