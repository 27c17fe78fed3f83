// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * Each region is empty or has one block that ends with the given terminator, which the custom form
 * may omit. The model of the operation implements this interface.
 */
public interface SingleBlockImplicitTerminatorTrait extends StructuralTrait {
  /** The name of the terminator. */
  String terminatorName();
}
