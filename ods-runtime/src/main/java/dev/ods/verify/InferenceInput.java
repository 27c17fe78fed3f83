// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/**
 * What the types of results are inferred from: the other parts of an operation, which may not exist
 * yet. It is valid only during the call that receives it.
 */
public interface InferenceInput {
  /** The context of the operation. */
  Context context();

  /** The number of operands. */
  int operandCount();

  /**
   * The type of an operand.
   *
   * @throws IndexOutOfBoundsException if there is no such operand
   */
  Type operandType(int index);

  /** The inherent or discardable attribute of this name, or null if there is none. */
  @Nullable Attribute attribute(String name);

  /** The number of regions. */
  int regionCount();

  /**
   * A region.
   *
   * @throws IndexOutOfBoundsException if there is no such region
   */
  Region region(int index);
}
