// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

import dev.ods.ir.DictionaryAttr;

/**
 * Implemented by operations with derived attributes (MLIR's interface of the same name): those that
 * are not stored but follow from the rest of the operation. The annotation {@code @DerivedAttr}
 * declares them, and the class that is generated implements this.
 */
public interface DerivedAttributeOpInterface {
  /**
   * Whether an attribute of this name is derived. It is also called for the kind of operation, not
   * for an operation ({@link dev.ods.ir.OpModel#as}): the result must depend on the name only.
   */
  boolean isDerivedAttribute(String name);

  /** Makes attributes of the values that the derived attributes have now. */
  DictionaryAttr materializeDerivedAttributes();
}
