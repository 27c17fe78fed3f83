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
import dev.ods.testing.Sample;
import dev.ods.testing.ToolRun;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The graphs of the modules of the corpus are those that {@code mlir-opt} prints. */
final class CorpusGraphsTest {
  private static final int BATCH = 200;

  /** A graph, without the diagnostics that may be between two of them. */
  private static final Pattern GRAPH =
      Pattern.compile("^digraph G \\{\\n.*?^\\}\\n", Pattern.MULTILINE | Pattern.DOTALL);

  /** Each draws the graphs of some cases; in {@code .ci/nightly}, of all. */
  private static final List<String> PASSES =
      List.of(
          "view-op-graph",
          "view-op-graph{max-label-len=7 print-control-flow-edges}",
          "view-op-graph{max-label-len=1000 print-data-flow-edges=false print-result-types=false}",
          "view-op-graph{max-label-len=0 print-attrs=false print-control-flow-edges=true}");

  private final PassRegistry passes = PassRegistry.load(CorpusGraphsTest.class.getClassLoader());
  private final List<String> different = new ArrayList<>();
  private int compared;

  @ParameterizedTest
  @FieldSource("PASSES")
  void areThoseOfMlir(String pass) throws Exception {
    MlirOpt.assumeInstalled();
    List<CorpusCase> cases =
        Corpus.load(
            "cases of declared dialects",
            c -> c.isValid() && ProjectDialects.WHOLE.containsAll(c.texts("dialects")));
    List<CorpusCase> own =
        IntStream.range(0, cases.size())
            .filter(i -> Sample.includes(i, PASSES.indexOf(pass)))
            .mapToObj(cases::get)
            .toList();
    for (int i = 0; i < own.size(); i += BATCH) {
      compare(pass, own.subList(i, Math.min(own.size(), i + BATCH)));
    }
    assertEquals(List.of(), different);
    assertTrue(compared > 100, "compared: " + compared);
  }

  private void compare(String pass, List<CorpusCase> cases) throws Exception {
    String all = MlirOpt.joined(cases.stream().map(c -> c.text("generic")).toList());
    ToolRun run =
        MlirOpt.run(
            new String(all.getBytes(UTF_8), ISO_8859_1),
            "--pass-pipeline=builtin.module(" + pass + ")",
            "--split-input-file",
            "--allow-unregistered-dialect");
    List<String> theirs = new ArrayList<>();
    Matcher graph = GRAPH.matcher(new String(run.err().getBytes(ISO_8859_1), UTF_8));
    while (graph.find()) {
      theirs.add(graph.group());
    }
    assertEquals(cases.size(), theirs.size());
    for (int i = 0; i < theirs.size(); i++) {
      CorpusCase c = cases.get(i);
      compared++;
      if (!theirs.get(i).equals(graph(pass, c.text("generic")))) {
        different.add(c.text("id"));
      }
    }
  }

  private String graph(String pass, String text) {
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
    StringBuilder graph = new StringBuilder();
    assertTrue(PassManager.of(pipeline.pipeline()).printTo(graph::append).run(module, diagnostics));
    return graph.toString();
  }
}
