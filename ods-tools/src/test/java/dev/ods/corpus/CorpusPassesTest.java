// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.pass.PassManager;
import dev.ods.pass.PassPipelineParser;
import dev.ods.pass.PassRegistry;
import dev.ods.testing.Corpus;
import dev.ods.testing.CorpusCase;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What passes make of each case of the corpus is what {@code mlir-opt} makes of it. */
final class CorpusPassesTest {
  private static final int BATCH = 500;
  private static final Pattern SEPARATOR = Pattern.compile("^// -----\\n", Pattern.MULTILINE);

  private final PassRegistry passes = PassRegistry.load(CorpusPassesTest.class.getClassLoader());
  private final List<String> different = new ArrayList<>();
  private int compared;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cse",
        "inline{default-pipeline=}",
        "loop-invariant-code-motion",
        "mem2reg",
        "sroa",
        "strip-debuginfo",
        "symbol-dce",
        "symbol-privatize",
        "topological-sort",
      })
  void areThoseOfMlir(String pass) throws Exception {
    compareAll(pass);
    assertEquals(List.of(), different);
    assertTrue(compared > 1_000, "compared: " + compared);
  }

  /** All but those whose regions are not known yet to be executed once: {@code index_switch}. */
  @Test
  void controlFlowSinkIsThatOfMlir() throws Exception {
    compareAll("control-flow-sink");
    assertTrue(different.size() <= 4, () -> different.toString());
    assertTrue(compared > 1_000, "compared: " + compared);
  }

  /** Some differ: what keeps dead branches, and where MLIR makes constants that are not valid. */
  @ParameterizedTest
  @CsvSource({"canonicalize, 98", "inline, 98", "remove-dead-values, 98", "sccp, 99"})
  void areThoseOfMlirWhereAllFolds(String pass, int percent) throws Exception {
    compareAll(pass);
    int equal = compared - different.size();
    System.out.println(pass + ": " + equal + " of " + compared + " equal");
    assertTrue(equal * 100 > compared * percent, equal + " of " + compared + " equal");
  }

  private void compareAll(String pass) throws Exception {
    MlirOpt.assumeInstalled();
    List<CorpusCase> cases =
        Corpus.load(
            "cases of declared dialects",
            c -> c.isValid() && ProjectDialects.WHOLE.containsAll(c.texts("dialects")));
    for (int i = 0; i < cases.size(); i += BATCH) {
      compare(pass, cases.subList(i, Math.min(cases.size(), i + BATCH)));
    }
  }

  private void compare(String pass, List<CorpusCase> cases) throws Exception {
    StringBuilder all = new StringBuilder();
    for (CorpusCase c : cases) {
      all.append(all.isEmpty() ? "" : "\n// -----\n").append(c.text("generic").stripTrailing());
    }
    ToolRun run =
        MlirOpt.run(
            new String(all.toString().getBytes(UTF_8), ISO_8859_1),
            "--" + pass.replace('{', '=').replace("}", ""),
            "--split-input-file",
            "--allow-unregistered-dialect",
            "--mlir-print-op-generic",
            "--mlir-print-local-scope");
    String[] theirs = SEPARATOR.split(new String(run.out().getBytes(ISO_8859_1), UTF_8), -1);
    if (run.exitCode() > 1) {
      // mlir-opt itself has crashed at one of them.
      int half = cases.size() / 2;
      if (half > 0) {
        compare(pass, cases.subList(0, half));
        compare(pass, cases.subList(half, cases.size()));
      }
      return;
    }
    assertEquals(cases.size(), theirs.length);
    for (int i = 0; i < theirs.length; i++) {
      CorpusCase c = cases.get(i);
      compared++;
      if (!theirs[i].strip().equals(run(pass, c.text("generic")))) {
        different.add(c.text("id"));
      }
    }
  }

  private String run(String pass, String text) {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    ProjectDialects.all().forEach(context::register);
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(text.getBytes(UTF_8), "case", context, ParserOptions.DEFAULT, diagnostics);
    assertNotNull(module);
    PassPipelineParser.Parsed pipeline =
        PassPipelineParser.parse("builtin.module(" + pass + ")", passes);
    assertNotNull(pipeline.pipeline());
    if (!PassManager.of(pipeline.pipeline()).run(module, diagnostics)) {
      return "";
    }
    return Printer.toString(module, PrinterFlags.GENERIC_LOCAL).strip();
  }
}
