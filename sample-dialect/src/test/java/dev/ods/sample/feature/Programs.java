// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.feature;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.ods.diagnostic.DiagnosticPrinter;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.diagnostic.SourceManager;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.sample.tf.TfDialectDefinition;
import dev.ods.sample.tfl.TflDialectDefinition;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Verifier;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Parses, verifies and prints texts with all dialects of this module. */
public final class Programs {
  private final Context context = Context.create();

  /** With a new context. */
  public Programs() {
    context.load(new TfDialectDefinition());
    context.load(new TflDialectDefinition());
    context.load(new FeatureDefinition());
    context.allowUnregisteredDialects(true);
  }

  /** The context of the operations. */
  public Context context() {
    return context;
  }

  /** The module of a valid text. */
  public Operation read(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module = parse(text, diagnostics);
    if (module != null) {
      Verifier.verify(module, diagnostics);
    }
    diagnostics.throwIfErrors();
    assertNotNull(module);
    return module;
  }

  /** The diagnostics for a text, as ods-opt prints them. */
  public String errors(String text) throws IOException {
    Diagnostics diagnostics = new Diagnostics();
    Operation module = parse(text, diagnostics);
    if (module != null) {
      Verifier.verify(module, diagnostics);
    }
    SourceManager sources = new SourceManager();
    sources.add("test.mlir", text.getBytes(StandardCharsets.UTF_8));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new DiagnosticPrinter(sources).print(diagnostics.list(), out);
    return out.toString(StandardCharsets.UTF_8);
  }

  private @Nullable Operation parse(String text, Diagnostics diagnostics) {
    return Parser.parse(
        text.getBytes(StandardCharsets.UTF_8),
        "test.mlir",
        context,
        ParserOptions.DEFAULT,
        diagnostics);
  }

  /** The custom form. */
  public static String custom(Operation op) {
    return Printer.toString(op, PrinterFlags.DEFAULT);
  }

  /** The generic form. */
  public static String generic(Operation op) {
    return Printer.toString(op, PrinterFlags.GENERIC);
  }
}
