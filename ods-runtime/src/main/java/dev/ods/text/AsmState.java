// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Operation;
import dev.ods.ir.Value;

/**
 * What values are called in the text of an operation (MLIR's class of the same name), for programs
 * that refer to them in another text. Valid until the IR is changed.
 */
public interface AsmState {
  /**
   * The names that {@link Printer#print(Operation, PrinterFlags)} chooses for what is in {@code
   * op}: from its top-level operation or, in local scope, its nearest ancestor that is isolated
   * from above. If that is not valid, they are those of the generic form.
   */
  static AsmState of(Operation op, PrinterFlags flags) {
    return Printer.names(op, flags);
  }

  /**
   * A value as it is printed where it is used, such as {@code %0#1}. A value that is not in the
   * text is called {@code <<UNKNOWN SSA VALUE>>}.
   */
  String operand(Value value);
}
