// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.DiagnosticPrinter;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.diagnostic.Severity;
import dev.ods.diagnostic.SourceFile;
import dev.ods.encoding.Utf8;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.Operation;
import dev.ods.ir.UnsupportedDialectException;
import dev.ods.pass.Timing;
import dev.ods.pass.TimingScope;
import dev.ods.text.ExternalResources;
import dev.ods.text.NestingException;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.tools.OptOptions.Expected;
import dev.ods.verify.Verifier;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import org.jspecify.annotations.Nullable;

/** Parses, verifies, changes and prints each module of an input. */
final class ModuleRun {
  private final OptOptions options;
  private final SourceFile source;
  private final InputLimits limits;
  private final DiagnosticPrinter diagnosticPrinter;
  private final List<DialectDefinition> dialects;
  private final OutputStream output;
  private final ErrorStream err;
  private final @Nullable DiagnosticVerifier verifier;
  private final PassStage passes;

  /**
   * For an input.
   *
   * @param passes what is done with each module
   */
  ModuleRun(
      OptOptions options,
      PassStage passes,
      SourceFiles sources,
      InputLimits limits,
      DiagnosticPrinter diagnosticPrinter,
      List<DialectDefinition> dialects,
      OutputStream output,
      ErrorStream err)
      throws IOException {
    this.options = options;
    this.passes = passes;
    this.source = sources.input();
    this.limits = limits;
    this.diagnosticPrinter = diagnosticPrinter;
    this.dialects = dialects;
    this.output = output;
    this.err = err;
    Expected expected = options.diagnostics().expected();
    this.verifier =
        expected == Expected.NOTHING
            ? null
            : DiagnosticVerifier.of(
                sources, diagnosticPrinter, err, expected == Expected.ONLY_EXPECTED);
  }

  /**
   * Processes all modules.
   *
   * @return whether there were no errors, or only expected diagnostics
   * @throws IOException if the output cannot be written
   * @throws ToolException if the options do not allow a module to be printed
   */
  boolean all() throws IOException, ToolException {
    boolean success = modules();
    return verifier == null ? success : verifier.finish();
  }

  private boolean modules() throws IOException, ToolException {
    if (!options.input().isSplit()) {
      return module(new InputSplitter.Chunk(0, source.length()), ParserOptions.DEFAULT);
    }
    byte[] separator = Utf8.encode(options.output().splitMarker() + "\n");
    InputSplitter splitter = InputSplitter.split(source, options.input().splitMarker());
    warn(splitter.nearMisses());
    boolean success = true;
    boolean first = true;
    for (InputSplitter.Chunk chunk : splitter.chunks()) {
      if (!first) {
        output.write(separator);
      }
      first = false;
      int line = source.lineOf(chunk.from());
      int column = source.columnOf(chunk.from());
      success &= module(chunk, ParserOptions.DEFAULT.withPosition(line, column));
    }
    return success;
  }

  private boolean module(InputSplitter.Chunk text, ParserOptions position)
      throws IOException, ToolException {
    OptOptions.TimingReport report = options.passes().timing();
    if (report == null) {
      return module(text, position, TimingScope.NONE);
    }
    Timing timing = new Timing();
    TimingScope root = timing.root();
    boolean success = module(text, position, root);
    root.close();
    err.print(timing.report(report.display(), report.format()));
    return success;
  }

  private boolean module(InputSplitter.Chunk text, ParserOptions position, TimingScope timing)
      throws IOException, ToolException {
    Diagnostics diagnostics = newDiagnostics();
    ExternalResources resources = new ExternalResources();
    TimingScope parsing = timing.nest("Parser");
    OptOptions.Reproduction reproduction = options.passes().reproduction();
    Reproducer.Reader reproducer = reproduction.runs() ? new Reproducer.Reader() : null;
    if (reproducer != null) {
      resources.readWith(Reproducer.OWNER, reproducer);
    }
    Operation module = read(text, position.withExternalResources(resources), diagnostics);
    parsing.close();
    if (module != null && options.verification().roundTrip() && !isSame(module, diagnostics)) {
      module = null;
    }
    if (reproduction.isToStandard()) {
      output.flush();
    }
    Reproducer run = reproducer == null ? null : reproducer.result();
    Pending pending = new Pending(diagnostics);
    if (module != null && !passes.run(module, run, diagnostics, pending::show, timing)) {
      module = null;
    }
    report(pending.take());
    if (module == null) {
      return false;
    }
    TimingScope printing = timing.nest("Output");
    try {
      print(module, resources);
    } catch (DiagnosticException e) {
      report(e.diagnostics());
      return false;
    }
    printing.close();
    output.write('\n');
    return true;
  }

  /** What has not been reported yet. While threads run passes, nothing is added. */
  private final class Pending {
    private final Diagnostics diagnostics;
    private int reported;

    Pending(Diagnostics diagnostics) {
      this.diagnostics = diagnostics;
    }

    synchronized List<Diagnostic> take() {
      List<Diagnostic> all = diagnostics.list();
      List<Diagnostic> rest = all.subList(reported, all.size());
      reported = all.size();
      return rest;
    }

    /** Shows it now; what is only compared with expectations stays. */
    synchronized void show() {
      if (verifier != null) {
        return;
      }
      try {
        diagnosticPrinter.print(take().stream().filter(ModuleRun.this::isShown).toList(), err);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private boolean isSame(Operation module, Diagnostics diagnostics) throws ToolException {
    try {
      return new RoundTrip(options, err).check(module, newContext(), diagnostics);
    } catch (DiagnosticException e) {
      e.diagnostics().forEach(diagnostics::report);
      return false;
    }
  }

  private void report(List<Diagnostic> diagnostics) throws IOException {
    if (verifier == null) {
      show(diagnostics);
    } else {
      verifier.check(diagnostics);
    }
  }

  /** Parses a module or operation, and verifies it if the options say so; null if it is invalid. */
  private @Nullable Operation read(
      InputSplitter.Chunk text, ParserOptions position, Diagnostics diagnostics)
      throws ToolException {
    Operation enclosing = parseEnclosed(text, newContext(), position, diagnostics);
    // Verified like this, a module of the file has a parent, and the one around it none.
    if (enclosing == null || !verify(enclosing, diagnostics)) {
      return null;
    }
    return options.input().implicitModule()
        ? Parser.takeModule(enclosing)
        : Parser.takeOnly(enclosing, diagnostics);
  }

  private @Nullable Operation parseEnclosed(
      InputSplitter.Chunk text, Context context, ParserOptions position, Diagnostics diagnostics) {
    return text.length() <= limits.inMemory()
        ? Parser.parseEnclosed(bytes(text), source.name(), context, position, diagnostics)
        : Parser.parseEnclosed(
            source.stream(text.from(), text.to()),
            limits.buffer(),
            source.name(),
            context,
            position,
            diagnostics);
  }

  private byte[] bytes(InputSplitter.Chunk text) {
    return source.isInMemory() && text.length() == source.length()
        ? source.bytes()
        : source.bytes(text.from(), text.to());
  }

  private boolean verify(Operation module, Diagnostics diagnostics) {
    if (!options.verification().onReading()) {
      return true;
    }
    return options.verification().threading()
        ? Verifier.verify(module, diagnostics, ForkJoinPool.commonPool())
        : Verifier.verify(module, diagnostics);
  }

  private void print(Operation module, ExternalResources resources)
      throws IOException, ToolException {
    PrinterFlags flags = options.output().flags();
    boolean verified =
        options.verification().onReading()
            && options.passes().verifyEach()
            && !options.passes().reproduction().runs();
    try {
      Printer.print(module, verified ? flags.withAssumeVerified(true) : flags, resources, output);
    } catch (NestingException e) {
      throw new ToolException(e.getMessage());
    } catch (RuntimeException e) {
      if (verified) {
        throw e;
      }
      if (!flags.assumeVerified() || Verifier.verify(module, new Diagnostics())) {
        // Valid operations can be printed: this is a bug in a printer.
        throw e;
      }
      throw new ToolException(
          "invalid operations cannot be printed in custom form; omit"
              + " --mlir-print-assume-verified");
    }
  }

  private Diagnostics newDiagnostics() {
    PrinterFlags flags = options.output().flags();
    return new Diagnostics()
        .showOperations(options.diagnostics().showOperation() && verifier == null)
        .writeOperations(
            (severity, op) ->
                Printer.toString(
                    op, flags.forDiagnostic(severity), Diagnostics.MAX_OPERATION_TEXT));
  }

  private Context newContext() throws ToolException {
    Context context = Context.create();
    context.allowUnregisteredDialects(options.input().allowUnregisteredDialect());
    for (DialectDefinition dialect : dialects) {
      register(dialect, context);
    }
    return context;
  }

  private static void register(DialectDefinition dialect, Context context) throws ToolException {
    try {
      context.register(dialect);
    } catch (UnsupportedDialectException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError | LinkageError e) {
      throw new ToolException(
          "dialect '"
              + dialect.namespace()
              + "' ("
              + dialect.getClass().getName()
              + ") cannot be registered: "
              + e);
    }
  }

  private void warn(List<Long> nearMisses) throws IOException {
    for (long offset : nearMisses) {
      FileLineColRange place =
          FileLineColRange.get(
              Context.create(), source.name(), source.lineOf(offset), source.columnOf(offset));
      print(List.of(new Diagnostic(Severity.WARNING, place, "near miss with file split marker")));
    }
  }

  private void show(List<Diagnostic> diagnostics) throws IOException {
    print(diagnostics.stream().filter(this::isShown).toList());
  }

  private boolean isShown(Diagnostic diagnostic) {
    return diagnostic.severity() == Severity.NOTE
        ? options.diagnostics().loneNotes()
        : diagnostic.severity().compareTo(options.diagnostics().least()) <= 0;
  }

  private void print(List<Diagnostic> diagnostics) throws IOException {
    if (!diagnostics.isEmpty()) {
      // Keeps output and diagnostics in order when both go to one terminal.
      output.flush();
      diagnosticPrinter.print(diagnostics, err);
      err.flush();
    }
  }
}
