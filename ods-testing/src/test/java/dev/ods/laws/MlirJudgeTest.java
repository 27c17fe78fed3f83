// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.laws.DialectLaws.Program;
import dev.ods.testing.Exemptions;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.Share;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Random instances of all operations as {@code mlir-opt} prints them: the generic form becomes the
 * same custom form, and the custom form is printed back as it is here, or rejected as it is here.
 */
final class MlirJudgeTest {
  /** As many instances of an operation as nightly runs make. */
  private static final int MANY = 1000;

  /** Operations of which instances are valid here only, with the reasons in the file. */
  private static final Exemptions EXEMPT =
      Exemptions.read(MlirJudgeTest.class, "mlir-judge.exempt.txt");

  @TestFactory
  Stream<DynamicTest> mlirPrintsInstancesAlike() {
    MlirOpt.assumeInstalled();
    Map<String, String> broken = new TreeMap<>();
    Stream<DynamicTest> dialects =
        Share.of(ProjectDialects.ofMlir()).stream()
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
    MlirJudge judge = new MlirJudge();
    ProjectDialects.laws(dialect)
        .forEachProgram(
            (name, instance) -> {
              Program hosted = inFunction(instance, context);
              if (hosted != null) {
                add(judge, name, hosted, context);
              }
            });
    ProjectDialects.laws(dialect)
        .forEachSymbol(
            (name, program) -> add(judge, dialect.namespace() + " " + name, program, context));
    Map<String, String> broken = judge.broken();
    System.out.printf(
        "%s: %d instances of %d operations, types and attributes, %d runs of mlir-opt%n",
        dialect.namespace(), judge.compared(), judge.names(), judge.runs());
    return broken;
  }

  private static void add(MlirJudge judge, String name, Program program, Context context) {
    try {
      judge.add(name, program, reprint(program.custom(), context));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while mlir-opt ran", e);
    }
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
