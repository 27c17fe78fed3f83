// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print.op;

import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Severity;
import dev.ods.ir.AsmService;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.text.PrinterFlags;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.print.AsmAliases;
import dev.ods.text.print.AttributePrinter;

/** Implements {@code toString()} of types, attributes and operations with MLIR's text. */
public final class TextAsmService implements AsmService {
  /** How many bytes a text may have. Parts that are used often may make it grow exponentially. */
  private static final int LIMIT = 1 << 24;

  private static final PrinterFlags GENERIC = PrinterFlags.DEFAULT.forDiagnostic(Severity.ERROR);

  /** Verification could recurse: a verifier may print the operation that it verifies. */
  private static final PrinterFlags CUSTOM =
      PrinterFlags.DEFAULT.withLocalScope(true).withAssumeVerified(true);

  /** For {@link java.util.ServiceLoader}. */
  public TextAsmService() {}

  @Override
  public String print(Type type) {
    return BoundedText.of(LIMIT, out -> printer(out).printType(type));
  }

  @Override
  public String print(Attribute attribute) {
    return BoundedText.of(LIMIT, out -> printer(out).printAttribute(attribute));
  }

  private static AttributePrinter printer(AsmBuffer out) {
    return new AttributePrinter(out, PrinterFlags.DEFAULT, AsmAliases.NONE, false);
  }

  @Override
  public String print(Operation operation) {
    return print(operation, false);
  }

  @Override
  public String printWithoutRegions(Operation operation) {
    return print(operation, true);
  }

  private static String print(Operation operation, boolean skipRegions) {
    try {
      return TextPrinter.text(operation, CUSTOM.withSkipRegions(skipRegions), LIMIT);
    } catch (RuntimeException e) {
      // A custom form may throw for an invalid operation; toString must not.
      return printGenericIfPossible(operation, skipRegions);
    }
  }

  /** The generic form, or what the dialect of a type or an attribute in it threw. */
  private static String printGenericIfPossible(Operation operation, boolean skipRegions) {
    try {
      return TextPrinter.text(operation, GENERIC.withSkipRegions(skipRegions), LIMIT);
    } catch (DiagnosticException e) {
      return "<<" + e.diagnostics().get(0).message() + ">>";
    }
  }

  @Override
  public String printGeneric(Operation operation) {
    return TextPrinter.text(operation, GENERIC, LIMIT);
  }
}
