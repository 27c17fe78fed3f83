// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.tree;

import org.jspecify.annotations.Nullable;

/**
 * Where a pattern finds an operation.
 *
 * @param user the operation one of whose operands it defines, or null for the root
 * @param operand the index of that operand, or 0
 * @param name the name of that operand, or {@code root}
 */
public record Place(@Nullable Place user, int operand, String name) {
  /** The root. */
  public static final Place ROOT = new Place(null, 0, "root");

  /** What defines an operand of the operation here. */
  Place definition(int index, String operandName) {
    return new Place(this, index, operandName);
  }
}
