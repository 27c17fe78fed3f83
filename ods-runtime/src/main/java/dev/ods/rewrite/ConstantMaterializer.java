// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Attribute;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/**
 * Implemented by a dialect whose operations fold to constants (ODS: {@code
 * hasConstantMaterializer}).
 */
public interface ConstantMaterializer {
  /**
   * Creates the operation that defines a constant, at the insertion point of the builder.
   *
   * @return an operation with the trait {@link dev.ods.trait.ConstantLike} and one result of the
   *     type; or null if there is none for this constant, and then nothing was created
   */
  @Nullable Operation materializeConstant(
      OpBuilder builder, Attribute value, Type type, Location location);
}
