// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.laws.DialectLaws.Program;
import dev.ods.testing.Exemptions;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Random instances of all operations as {@code mlir-opt} prints them: the generic form becomes the
 * same custom form, and the custom form is printed back as it is here, or rejected as it is here.
 */
final class MlirJudgeTest {
  /** How many programs one run of mlir-opt gets. */
  private static final int BATCH = 8000;

  /** As many instances of an operation as nightly runs make. */
  private static final int MANY = 1000;

  private static final String UNREGISTERED = "unregistered dialect";
  private static final Pattern ERROR = Pattern.compile("(?m)^<stdin>:(\\d+):\\d+: error: (.*)$");
  private static final String SPLIT = "\n// -----\n";

  /** Operations of which instances are valid here only, with the reasons in the file. */
  private static final Exemptions EXEMPT =
      Exemptions.read(MlirJudgeTest.class, "mlir-judge.exempt.txt");

  @TestFactory
  Stream<DynamicTest> mlirPrintsInstancesAlike() {
    MlirOpt.assumeInstalled();
    Map<String, String> broken = new TreeMap<>();
    Stream<DynamicTest> dialects =
        ProjectDialects.ofMlir().stream()
            .map(
                dialect ->
                    DynamicTest.dynamicTest(
                        dialect.namespace(), () -> broken.putAll(compare(dialect))));
    return Stream.concat(
        dialects, Stream.of(DynamicTest.dynamicTest("verdict", () -> judge(broken))));
  }

  /** Of a few instances all may be valid by chance: then no exemption is called stale. */
  private static void judge(Map<String, String> broken) {
    if (Integer.getInteger(DialectLaws.COUNT_PROPERTY, 0) >= MANY) {
      EXEMPT.check(broken);
    } else {
      EXEMPT.checkOthers(broken);
    }
  }

  /** The first difference of each operation. */
  private static Map<String, String> compare(DialectDefinition dialect)
      throws IOException, InterruptedException {
    Context context = context();
    List<String> names = new ArrayList<>();
    List<Program> programs = new ArrayList<>();
    ProjectDialects.laws(dialect)
        .forEachProgram(
            (name, instance) -> {
              Program hosted = inFunction(instance, context);
              if (hosted != null) {
                names.add(name);
                programs.add(hosted);
              }
            });
    ProjectDialects.laws(dialect)
        .forEachSymbol(
            (name, program) -> {
              names.add(dialect.namespace() + " " + name);
              programs.add(program);
            });
    Map<String, String> broken = new TreeMap<>();
    for (int from = 0; from < programs.size(); from += BATCH) {
      int to = Math.min(from + BATCH, programs.size());
      compare(names.subList(from, to), programs.subList(from, to), context, broken);
    }
    return broken;
  }

  private static void compare(
      List<String> names, List<Program> programs, Context context, Map<String, String> broken)
      throws IOException, InterruptedException {
    Map<Integer, String> errors = new HashMap<>();
    List<String> printed = print(programs.stream().map(Program::generic).toList(), errors);
    List<String> reread = print(programs.stream().map(Program::custom).toList(), new HashMap<>());
    for (int i = 0; i < programs.size(); i++) {
      Program program = programs.get(i);
      String error = errors.getOrDefault(i, "");
      // An example may consist of operations that are not known to mlir-opt.
      boolean unknown = error.contains(UNREGISTERED);
      if (!unknown && !printed.get(i).equals(program.custom().strip())) {
        broken.putIfAbsent(names.get(i), error + " printed as " + printed.get(i) + "\n" + program);
      } else if (!unknown && !reread.get(i).equals(reprint(program.custom(), context))) {
        broken.putIfAbsent(names.get(i), "printed back as " + reread.get(i) + "\n" + program);
      }
    }
  }

  /**
   * What mlir-opt makes of each text: nothing if it is in error.
   *
   * @param errors receives the first error of each text that has one
   */
  private static List<String> print(List<String> texts, Map<Integer, String> errors)
      throws IOException, InterruptedException {
    String input = String.join(SPLIT, texts);
    ToolRun run = MlirOpt.run(new String(input.getBytes(UTF_8), ISO_8859_1), "--split-input-file");
    String output = new String(run.out().getBytes(ISO_8859_1), UTF_8);
    List<String> parts = Stream.of(Examples.split(output)).map(String::strip).toList();
    assertEquals(texts.size(), parts.size(), run::err);
    NavigableMap<Integer, Integer> firstLines = new TreeMap<>();
    int line = 1;
    for (int i = 0; i < texts.size(); i++) {
      firstLines.put(line, i);
      line += (int) texts.get(i).lines().count() + 2;
    }
    Matcher error = ERROR.matcher(run.err());
    while (error.find()) {
      int text = firstLines.floorEntry(Integer.parseInt(error.group(1))).getValue();
      errors.putIfAbsent(text, error.group(2));
    }
    return parts;
  }

  /** What is printed here of a text: nothing if it is in error. */
  private static String reprint(String custom, Context context) {
    Operation root = Programs.parse(custom, context, new Diagnostics());
    return root == null || !new Instance(root, root).isValid()
        ? ""
        : Printer.toString(root, PrinterFlags.DEFAULT).strip();
  }

  /** The program without unregistered operations around the target; null if it is not valid. */
  private static @Nullable Program inFunction(Program program, Context context) {
    if (!program.generic().contains(Programs.HOST)) {
      return program;
    }
    String generic =
        program
            .generic()
            .replace(
                "\"laws.host\"() (",
                "\"func.func\"() <{function_type = () -> (), sym_name = \"host\"}> (")
            .replace("\"laws.end\"()", "\"func.return\"()");
    Operation root = Programs.parse(generic, context, new Diagnostics());
    return root == null || !new Instance(root, root).isValid()
        ? null
        : new Program(
            Printer.toString(root, PrinterFlags.GENERIC),
            Printer.toString(root, PrinterFlags.DEFAULT));
  }

  private static Context context() {
    Context context = Context.create();
    ProjectDialects.all().forEach(context::register);
    context.allowUnregisteredDialects(true);
    return context;
  }
}
