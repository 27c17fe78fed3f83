// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Operation;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Prints operations for {@link Printer}, which is what programs call; found as {@link
 * ParserService} is.
 */
public interface PrinterService {
  /** Implements {@link Printer#print(Operation, PrinterFlags, ExternalResources, OutputStream)}. */
  void print(Operation op, PrinterFlags flags, ExternalResources external, OutputStream out)
      throws IOException;

  /** Implements {@link Printer#print(Operation, PrinterFlags)}. */
  byte[] print(Operation op, PrinterFlags flags);

  /** Implements {@link Printer#toString(Operation, PrinterFlags)}. */
  String toString(Operation op, PrinterFlags flags);

  /** Does what {@link Printer#toString(Operation, PrinterFlags, int)} promises. */
  String toString(Operation op, PrinterFlags flags, int limit);

  /** Implements {@link AsmState#of}. */
  AsmState names(Operation op, PrinterFlags flags);
}
