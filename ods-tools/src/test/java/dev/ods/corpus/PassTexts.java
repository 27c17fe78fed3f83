// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.pass.PassManager;
import dev.ods.pass.PassPipelineParser;
import dev.ods.pass.PassRegistry;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Verifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What passes make of programs, in generic form without aliases: here, and {@code mlir-opt}'s. */
public final class PassTexts {
  /** What the passes of MLIR's test dialect tell of changes, before the module. */
  private static final Pattern TOLD = Pattern.compile("^notify.*\\n?", Pattern.MULTILINE);

  private static final Pattern SEPARATOR = Pattern.compile("^// -----\\n", Pattern.MULTILINE);

  private final PassRegistry passes = PassRegistry.load(PassTexts.class.getClassLoader());

  /**
   * What {@code mlir-opt} makes of each program; null where it fails. As it is to write reproducers
   * of crashes, it goes on after one of a pass; one that a reader or the verifier crashes at is
   * looked for.
   *
   * @param pipeline within that of the module; empty to read and verify only
   */
  public static List<@Nullable String> theirs(String pipeline, List<String> programs)
      throws Exception {
    String input = String.join("\n// -----\n", programs.stream().map(String::strip).toList());
    Path reproducer = Path.of("target/%08x.reproducer.mlir".formatted(pipeline.hashCode()));
    ToolRun run =
        MlirOpt.run(
            new String(input.getBytes(UTF_8), ISO_8859_1),
            "--pass-pipeline=builtin.module(" + pipeline + ")",
            "--mlir-pass-pipeline-crash-reproducer=" + reproducer,
            "--split-input-file",
            "--allow-unregistered-dialect",
            "--mlir-print-op-generic",
            "--mlir-print-local-scope");
    // An answer to a command that names an existing file is not kept for the other JDK.
    Files.deleteIfExists(reproducer);
    List<@Nullable String> theirs = new ArrayList<>();
    String output = new String(run.out().getBytes(ISO_8859_1), UTF_8);
    for (String each : SEPARATOR.split(TOLD.matcher(output).replaceAll(""), -1)) {
      theirs.add(each.isBlank() ? null : each.strip());
    }
    return theirs.size() == programs.size() && run.exitCode() <= 1
        ? theirs
        : theirsOfHalves(pipeline, programs);
  }

  private static List<@Nullable String> theirsOfHalves(String pipeline, List<String> programs)
      throws Exception {
    List<@Nullable String> theirs = new ArrayList<>();
    int half = programs.size() / 2;
    if (half == 0) {
      theirs.add(null);
    } else {
      theirs.addAll(theirs(pipeline, programs.subList(0, half)));
      theirs.addAll(theirs(pipeline, programs.subList(half, programs.size())));
    }
    return theirs;
  }

  /**
   * What a pipeline makes of a program here; null if it is not valid, or the pipeline fails.
   *
   * @param pipeline as for {@link #theirs}
   */
  public @Nullable String ours(String pipeline, String program) {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    ProjectDialects.all().forEach(context::register);
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(program.getBytes(UTF_8), "case", context, ParserOptions.DEFAULT, diagnostics);
    if (module == null || !Verifier.verify(module, diagnostics)) {
      return null;
    }
    PassPipelineParser.Parsed parsed =
        PassPipelineParser.parse("builtin.module(" + pipeline + ")", passes);
    assertNotNull(parsed.pipeline());
    return PassManager.of(parsed.pipeline()).run(module, diagnostics)
        ? Printer.toString(module, PrinterFlags.GENERIC_LOCAL).strip()
        : null;
  }
}
