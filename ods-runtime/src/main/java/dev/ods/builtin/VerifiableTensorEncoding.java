// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Attribute;
import dev.ods.ir.AttributeInterface;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/**
 * Implemented by an attribute that, as the encoding of a {@link RankedTensorType}, fits only some
 * shapes or element types (MLIR's interface of the same name). The parser of tensor types and
 * {@link RankedTensorType#verify(long[], Type, Attribute)} ask it.
 */
public interface VerifiableTensorEncoding extends AttributeInterface {
  /**
   * What is wrong with this encoding for a tensor; null if nothing is.
   *
   * @param shape the extents of the tensor, of which those that are unknown are {@link
   *     ShapedType#DYNAMIC}
   */
  @Nullable String verifyEncoding(long[] shape, Type elementType);
}
