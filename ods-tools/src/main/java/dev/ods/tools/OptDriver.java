// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.diagnostic.DiagnosticPrinter;
import dev.ods.diagnostic.SourceFile;
import dev.ods.ir.DialectDefinition;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** One run of {@code ods-opt}: opens its input and output. */
final class OptDriver {
  /** Shorter inputs fit any heap. */
  private static final int WATCHED_BYTES = 1 << 22;

  private final OptOptions options;
  private final StandardStreams streams;
  private final InputLimits limits;

  OptDriver(OptOptions options, StandardStreams streams, InputLimits limits) {
    this.options = options;
    this.streams = streams;
    this.limits = limits;
  }

  /**
   * Runs.
   *
   * @return whether no module had errors; they have been reported
   * @throws ToolException if a file cannot be read or written
   */
  boolean run() throws ToolException {
    List<String> problems = new ArrayList<>();
    PassStage passes = PassStage.of(options, streams, problems);
    if (!problems.isEmpty()) {
      problems.forEach(problem -> streams.err().println("<unknown>:0: error: " + problem));
      return false;
    }
    String file = options.input().file();
    if (file.equals(OptOptions.STANDARD) && streams.isInputTyped()) {
      streams.err().println("ods-opt: reading from the terminal; Ctrl-D ends the input");
    }
    try (InputFile input = InputFile.open(file, options.input().name(), streams, limits)) {
      return run(input.source(), passes);
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  private ToolException unreadable(IOException e) {
    return new ToolException(
        "cannot read input file '" + options.input().file() + "': " + FileProblems.describe(e));
  }

  private boolean run(SourceFile input, PassStage passes) throws ToolException {
    List<DialectDefinition> dialects = DialectLoader.load(options.dialects());
    try (OutputFile output = OutputFile.open(options.output().file(), streams)) {
      if (streams.isOfProcess() && input.length() > WATCHED_BYTES) {
        HeapWatch.start(() -> giveUp(output));
      }
      try {
        boolean success = run(input, passes, dialects, output.stream());
        output.stream().flush();
        if (success) {
          output.keep();
        }
        return success;
      } catch (IOException e) {
        throw output.failure(e);
      } catch (UncheckedIOException e) {
        if (input.isInMemory()) {
          throw e;
        }
        throw unreadable(e.getCause());
      }
    }
  }

  /** Ends the process, whose main thread can hardly run any more. */
  private void giveUp(OutputFile output) {
    streams.err().println("ods-opt: " + OdsOpt.OUT_OF_MEMORY);
    streams.err().flush();
    output.discard();
    Runtime.getRuntime().halt(OdsOpt.FAILURE);
  }

  private boolean run(
      SourceFile source, PassStage passes, List<DialectDefinition> dialects, OutputStream output)
      throws IOException, ToolException {
    SourceFiles sources = SourceFiles.of(source);
    boolean colored = Colors.areUsed(options.diagnostics().color(), streams);
    DiagnosticPrinter printer = new DiagnosticPrinter(sources.manager(), colored);
    return new ModuleRun(options, passes, sources, limits, printer, dialects, output, streams.err())
        .all();
  }
}
