// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Operation;
import dev.ods.service.OwnService;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Prints operations as text, byte for byte as MLIR does.
 *
 * <p>A top-level operation is printed as a file: the definitions of aliases, the operation, the
 * aliases of locations, the resources. Any other operation, and every one in local scope, is
 * printed alone; its values are numbered as when its top-level operation is printed (in local
 * scope: of its nearest ancestor that is isolated from above).
 *
 * <p>If the custom form is requested, the top-level operation is verified first; if that fails
 * everything is printed in generic form, since a custom form may rely on what the verifier checks.
 *
 * <p>If the operation is valid, its text can be parsed: regions that are nested too deep for the
 * parser in custom form are printed in generic form. For types, attributes and locations that are
 * nested too deep, the methods that print the whole text throw a {@link NestingException}.
 *
 * <p>If the code of a dialect throws meanwhile, the methods throw a {@link
 * dev.ods.diagnostic.DiagnosticException} with an error at the operation, whose cause is what the
 * dialect threw. A stream then keeps what was written before. For an operation that was erased they
 * throw an {@link IllegalStateException}.
 */
public final class Printer {
  private Printer() {}

  /**
   * Prints {@code op} to a stream, which is neither flushed nor closed. A file ends with a line
   * feed; an operation that is printed alone does not.
   *
   * @throws IOException if the stream does
   */
  public static void print(Operation op, PrinterFlags flags, OutputStream out) throws IOException {
    print(op, flags, new ExternalResources(), out);
  }

  /**
   * {@link #print(Operation, PrinterFlags, OutputStream)} with resources that belong to no dialect,
   * which only a file can contain.
   */
  public static void print(
      Operation op, PrinterFlags flags, ExternalResources external, OutputStream out)
      throws IOException {
    Service.OWN.print(op, flags, external, out);
  }

  /**
   * The text of {@code op} as UTF-8 (as far as the strings in it are).
   *
   * @throws OutOfMemoryError if it is larger than an array; a stream takes any text
   */
  public static byte[] print(Operation op, PrinterFlags flags) {
    return Service.OWN.print(op, flags);
  }

  /**
   * The text of {@code op}; bytes that are not UTF-8 become replacement characters.
   *
   * @throws OutOfMemoryError if it is larger than an array; a stream takes any text
   */
  public static String toString(Operation op, PrinterFlags flags) {
    return Service.OWN.toString(op, flags);
  }

  /**
   * {@link #toString(Operation, PrinterFlags)} of at most {@code limit} bytes: if the text is
   * longer, its beginning with three dots behind it. For messages, since the text of an operation
   * with deeply nested regions may be many times as long as the text that it was parsed from.
   *
   * @param limit from 256 up
   */
  public static String toString(Operation op, PrinterFlags flags, int limit) {
    if (limit < 256) {
      throw new IllegalArgumentException("give the text at least 256 bytes, not " + limit);
    }
    return Service.OWN.toString(op, flags, limit);
  }

  /** Implements {@link AsmState#of}. */
  static AsmState names(Operation op, PrinterFlags flags) {
    return Service.OWN.names(op, flags);
  }

  /** Finds the implementation once, at the first use. */
  private static final class Service {
    static final PrinterService OWN =
        OwnService.get(PrinterService.class, "dev.ods.text.print.op.TextPrinter");
  }
}
