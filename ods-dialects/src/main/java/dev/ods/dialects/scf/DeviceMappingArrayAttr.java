// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.Summary;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.OpaqueAttr;
import dev.ods.ir.Attribute;

/** The mapping of a loop's dimensions to processing units. */
@Summary("Device Mapping array attribute")
public interface DeviceMappingArrayAttr {
  /**
   * Whether an attribute satisfies the constraint. Undeclared attributes may be mappings of MLIR.
   */
  static boolean test(Attribute attribute) {
    return attribute instanceof ArrayAttr array
        && array.elements().stream()
            .allMatch(
                element ->
                    element instanceof DeviceMappingAttrInterface || element instanceof OpaqueAttr);
  }

  /** Whether an element is a mask of processing units instead. */
  static boolean isMask(Attribute attribute) {
    return attribute instanceof OpaqueAttr opaque
        && opaque.dialectNamespace().equals("gpu")
        && opaque.data().startsWith("mask<");
  }
}
