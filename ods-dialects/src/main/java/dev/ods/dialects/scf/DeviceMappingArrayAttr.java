// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.OpaqueAttr;
import dev.ods.ir.Attribute;

/** Attributes that say which processing units the dimensions of a loop are mapped to. */
public final class DeviceMappingArrayAttr {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "Device Mapping array attribute";

  private DeviceMappingArrayAttr() {}

  /**
   * Whether an attribute satisfies the constraint. Not all mappings that MLIR has are declared
   * here; whatever is not may be one.
   */
  public static boolean test(Attribute attribute) {
    return attribute instanceof ArrayAttr array
        && array.elements().stream()
            .allMatch(
                element ->
                    element instanceof DeviceMappingAttrInterface || element instanceof OpaqueAttr);
  }

  /** Whether an element filters the processing units instead; MLIR has one that does. */
  static boolean isMask(Attribute attribute) {
    return attribute instanceof OpaqueAttr opaque
        && opaque.dialectNamespace().equals("gpu")
        && opaque.data().startsWith("mask<");
  }
}
