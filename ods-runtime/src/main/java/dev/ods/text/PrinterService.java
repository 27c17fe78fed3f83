// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Operation;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes operations for {@link Printer}, which is what programs call; found as {@link
 * ParserService} is.
 */
public interface PrinterService {
  /**
   * Does what {@link Printer#print(Operation, PrinterFlags, ExternalResources, OutputStream)}
   * promises.
   */
  void print(Operation op, PrinterFlags flags, ExternalResources external, OutputStream out)
      throws IOException;

  /** Does what {@link Printer#print(Operation, PrinterFlags)} promises. */
  byte[] print(Operation op, PrinterFlags flags);

  /** Does what {@link Printer#toString(Operation, PrinterFlags)} promises. */
  String toString(Operation op, PrinterFlags flags);
}
