// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.affine.AffineMap;
import dev.ods.ir.AttributeInterface;
import org.jspecify.annotations.Nullable;

/** An attribute that says how the indices of a {@link MemRefType} become addresses. */
public interface MemRefLayoutAttr extends AttributeInterface {
  /** The layout as a map from indices to addresses. */
  AffineMap affineMap();

  /** Whether the layout is the identity map. */
  boolean isIdentity();

  /** What is wrong with this layout for a memref of a rank, in MLIR's words; null if nothing is. */
  @Nullable String verifyLayout(int rank);
}
