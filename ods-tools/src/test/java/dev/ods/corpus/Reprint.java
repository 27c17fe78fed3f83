// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.text.ExternalResources;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A text that was parsed and printed.
 *
 * @param text the output without trailing whitespace; the first error if parsing failed
 */
record Reprint(boolean isRead, String text) {
  /** Parses with these dialects, and any others unregistered, and prints without verifying. */
  static Reprint of(String input, List<DialectDefinition> dialects, PrinterFlags flags) {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    dialects.forEach(context::register);
    Diagnostics diagnostics = new Diagnostics().showOperations(false);
    ExternalResources resources = new ExternalResources();
    Operation module =
        Parser.parse(
            input.getBytes(StandardCharsets.UTF_8),
            "case.mlir",
            context,
            ParserOptions.DEFAULT.withExternalResources(resources),
            diagnostics);
    if (module == null) {
      return new Reprint(false, diagnostics.list().get(0).message());
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      Printer.print(module, flags.withAssumeVerified(true), resources, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Reprint(true, out.toString(StandardCharsets.UTF_8).stripTrailing());
  }
}
