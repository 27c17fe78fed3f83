// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.diagnostic.Severity;
import dev.ods.encoding.Utf8;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.UnknownLoc;
import dev.ods.text.ExternalResources;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Verifier;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Checks that the generic form of a module, parsed into another context, is printed identically, as
 * {@code mlir-opt --verify-roundtrip} does. This tests parsers and printers of types and
 * attributes, too, which have their own syntax in the generic form.
 */
final class RoundTrip {
  private final OptOptions options;
  private final PrinterFlags flags;
  private final ErrorStream err;

  RoundTrip(OptOptions options, ErrorStream err) {
    this.options = options;
    this.flags = options.output().flags().withGeneric(true).withDebugInfo(true);
    this.err = err;
  }

  /**
   * Checks one module.
   *
   * @param context another context with the same dialects
   * @param diagnostics receives errors on the module; errors in its text are written to the error
   *     stream, as {@code mlir-opt} does
   * @return whether there are no errors
   */
  boolean check(Operation module, Context context, Diagnostics diagnostics) {
    byte[] reference = Printer.print(module, flags);
    Operation again = read(reference, context);
    if (again == null) {
      diagnostics.opError(
          module, "failed to parse textual content back, cannot verify round-trip.\n");
      return false;
    }
    byte[] second = Printer.print(again, flags);
    if (!Arrays.equals(reference, second)) {
      diagnostics.opError(
          module,
          "textual roundTrip testing roundtripped module differs from reference:\n"
              + "<<<<<<Reference\n"
              + Utf8.decode(reference)
              + "\n=====\n"
              + Utf8.decode(second)
              + "\n>>>>>roundtripped\n");
      return false;
    }
    return true;
  }

  private @Nullable Operation read(byte[] text, Context context) {
    Diagnostics wrong = new Diagnostics().showOperations(false);
    ParserOptions position = ParserOptions.DEFAULT.withExternalResources(new ExternalResources());
    Operation enclosing = Parser.parseEnclosed(text, "-", context, position, wrong);
    boolean valid =
        enclosing != null
            && (!options.verification().onReading() || Verifier.verify(enclosing, wrong));
    Operation op = valid ? Parser.takeOnly(enclosing, wrong) : null;
    for (Diagnostic diagnostic : wrong.list()) {
      if (diagnostic.severity() == Severity.ERROR) {
        boolean isPlaced = !(diagnostic.location() instanceof UnknownLoc);
        err.println(
            (isPlaced ? diagnostic.location() + ": " : "") + "error: " + diagnostic.message());
      }
    }
    return op;
  }
}
