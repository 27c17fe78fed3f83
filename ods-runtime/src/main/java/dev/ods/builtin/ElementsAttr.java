// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.AttributeInterface;
import dev.ods.ir.Type;

/** An attribute that holds the elements of a tensor or a vector. */
public interface ElementsAttr extends AttributeInterface {
  /** The tensor or vector type. */
  ShapedType shapedType();

  /** The type of the elements. */
  default Type elementType() {
    return shapedType().elementType();
  }

  /** The number of elements; {@link Long#MAX_VALUE} if there are more than that. */
  default long elementCount() {
    return shapedType().elementCount();
  }

  /** Whether this is a splat: one element is stored, which is the value of all. */
  boolean isSplat();
}
