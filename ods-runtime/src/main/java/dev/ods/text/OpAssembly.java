// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;

/**
 * The custom assembly form of an op, implemented by its {@link dev.ods.ir.OpModel}. An op without
 * it is parsed and printed in the generic form only.
 */
public interface OpAssembly {
  /**
   * Parses what follows the op's name into {@code state}.
   *
   * @return false after a diagnostic has been reported
   */
  boolean parse(OpAsmParser parser, OperationState state);

  /**
   * Prints what follows the op's name.
   *
   * @param op borrowed for the call; see {@link Operation#keep}
   */
  void print(OpAsmPrinter printer, Operation op);

  /**
   * Whether the attribute dictionary of this form omits an inherent attribute, because it is
   * printed elsewhere or has its default value. Called by {@link
   * OpAsmPrinter#printOptionalAttrDict(Operation, OpAssembly)}.
   *
   * @param property the property slot of the attribute, as in {@link dev.ods.ir.OpModel}
   */
  default boolean elides(int property, Attribute value) {
    return false;
  }
}
