// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.Summary;
import dev.ods.annotation.TypedArrayAttr;
import dev.ods.builtin.OpaqueAttr;
import dev.ods.ir.Attribute;

/** The mapping of a loop's dimensions to processing units. */
@TypedArrayAttr(DeviceMappingArrayAttr.Mapping.class)
@Summary("Device Mapping array attribute")
public interface DeviceMappingArrayAttr {
  /** The mapping of one dimension. */
  @Summary("Device Mapping attribute")
  interface Mapping {
    /**
     * Whether an attribute satisfies the constraint. Undeclared attributes may be mappings of MLIR.
     */
    static boolean test(Attribute attribute) {
      return attribute instanceof DeviceMappingAttrInterface || attribute instanceof OpaqueAttr;
    }
  }

  /** Whether an element is a mask of processing units instead. */
  static boolean isMask(Attribute attribute) {
    return attribute instanceof OpaqueAttr opaque
        && opaque.dialectNamespace().equals("gpu")
        && opaque.data().startsWith("mask<");
  }
}
