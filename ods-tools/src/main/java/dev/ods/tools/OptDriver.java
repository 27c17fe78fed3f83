// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticPrinter;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.diagnostic.Severity;
import dev.ods.diagnostic.SourceFile;
import dev.ods.diagnostic.SourceManager;
import dev.ods.ir.Context;
import dev.ods.ir.Dialect;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.Operation;
import dev.ods.text.ExternalResources;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.tools.OptOptions.VerifyDiagnostics;
import dev.ods.verify.Verifier;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import org.jspecify.annotations.Nullable;

/** One run of {@code ods-opt}: reads, verifies and prints each module of the input. */
final class OptDriver {
  private static final byte[] OUTPUT_MARKER = "// -----\n".getBytes(StandardCharsets.US_ASCII);

  private final OptOptions options;
  private final InputStream in;
  private final PrintStream out;
  private final PrintStream err;

  OptDriver(OptOptions options, InputStream in, PrintStream out, PrintStream err) {
    this.options = options;
    this.in = in;
    this.out = out;
    this.err = err;
  }

  /**
   * Runs.
   *
   * @return whether there was no error in any module; what was wrong has then been shown
   * @throws ToolException if a file cannot be read or written
   */
  boolean run() throws ToolException {
    byte[] input = InputFile.read(options.input(), in);
    List<Dialect> dialects =
        options.loadDialects() ? DialectLoader.load(options.dialectPath()) : List.of();
    try (OutputFile output = OutputFile.open(options.output(), out)) {
      try {
        boolean success = new Run(input, dialects, output.stream()).all();
        output.stream().flush();
        if (success) {
          output.keep();
        }
        return success;
      } catch (IOException e) {
        throw output.failure(e);
      }
    }
  }

  /** The input and what all its modules share. */
  private final class Run {
    private final SourceManager sources = new SourceManager();
    private final DiagnosticPrinter diagnosticPrinter = new DiagnosticPrinter(sources);
    private final SourceFile source;
    private final List<Dialect> dialects;
    private final OutputStream output;
    private final @Nullable DiagnosticVerifier verifier;

    Run(byte[] input, List<Dialect> dialects, OutputStream output) throws IOException {
      this.source = sources.add(options.inputName(), input);
      this.dialects = dialects;
      this.output = output;
      this.verifier =
          options.verifyDiagnostics() == VerifyDiagnostics.NO
              ? null
              : DiagnosticVerifier.of(
                  source,
                  diagnosticPrinter,
                  err,
                  options.verifyDiagnostics() == VerifyDiagnostics.ONLY_EXPECTED);
    }

    boolean all() throws IOException {
      boolean success = modules();
      return verifier == null ? success : verifier.finish();
    }

    private boolean modules() throws IOException {
      if (!options.splitInputFile()) {
        return module(source.bytes(), ParserOptions.DEFAULT);
      }
      InputSplitter splitter = InputSplitter.split(source.bytes());
      warn(splitter.nearMisses());
      boolean success = true;
      boolean first = true;
      for (InputSplitter.Chunk chunk : splitter.chunks()) {
        if (!first) {
          output.write(OUTPUT_MARKER);
        }
        first = false;
        byte[] text = Arrays.copyOfRange(source.bytes(), chunk.from(), chunk.to());
        int line = source.lineOf(chunk.from());
        int column = source.columnOf(chunk.from());
        success &= module(text, ParserOptions.DEFAULT.withPosition(line, column));
      }
      return success;
    }

    private boolean module(byte[] text, ParserOptions position) throws IOException {
      Context context = newContext();
      Diagnostics diagnostics = newDiagnostics();
      ExternalResources resources = new ExternalResources();
      Operation module =
          Parser.parse(
              text, source.name(), context, position.withExternalResources(resources), diagnostics);
      boolean valid = module != null && verify(module, diagnostics);
      if (verifier == null) {
        show(diagnostics.list());
      } else {
        verifier.check(diagnostics.list());
      }
      if (module == null || !valid) {
        return false;
      }
      Printer.print(module, options.flags().withAssumeVerified(true), resources, output);
      output.write('\n');
      return true;
    }

    private Diagnostics newDiagnostics() {
      return new Diagnostics()
          .showOperations(options.printOpOnDiagnostic() && verifier == null)
          .writeOperations(
              (severity, op) -> Printer.toString(op, options.flags().forDiagnostic(severity)));
    }

    private boolean verify(Operation module, Diagnostics diagnostics) {
      return options.threading()
          ? Verifier.verify(module, diagnostics, ForkJoinPool.commonPool())
          : Verifier.verify(module, diagnostics);
    }

    private Context newContext() {
      Context context = Context.create();
      context.allowUnregisteredDialects(options.allowUnregisteredDialect());
      for (Dialect dialect : dialects) {
        context.register(dialect);
      }
      return context;
    }

    private void warn(List<Integer> nearMisses) throws IOException {
      for (int offset : nearMisses) {
        FileLineColRange place =
            FileLineColRange.get(
                Context.create(), source.name(), source.lineOf(offset), source.columnOf(offset));
        show(List.of(new Diagnostic(Severity.WARNING, place, "near miss with file split marker")));
      }
    }

    private void show(List<Diagnostic> diagnostics) throws IOException {
      if (!diagnostics.isEmpty()) {
        // What was printed before an error stands before it, also when both go to one terminal.
        output.flush();
        diagnosticPrinter.print(diagnostics, err);
        err.flush();
      }
    }
  }
}
