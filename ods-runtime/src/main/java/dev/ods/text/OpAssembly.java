// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;

/**
 * The custom assembly form of an op, implemented by its {@link dev.ods.ir.OpModel}. An op without
 * it is read and printed in the generic form only.
 */
public interface OpAssembly {
  /**
   * Reads what follows the op's name into {@code state}.
   *
   * @return false after a diagnostic has been reported
   */
  boolean parse(OpAsmParser parser, OperationState state);

  /**
   * Prints what follows the op's name.
   *
   * @param op lent for the call; see {@link Operation#keep}
   */
  void print(OpAsmPrinter printer, Operation op);

  /**
   * Whether the attribute dictionary of this form leaves out an inherent attribute, since it is
   * written elsewhere or what is there by default. Asked by {@link
   * OpAsmPrinter#printOptionalAttrDict(Operation, OpAssembly)}.
   *
   * @param property the index of the attribute, as {@link dev.ods.ir.OpModel} counts
   */
  default boolean elides(int property, Attribute value) {
    return false;
  }
}
