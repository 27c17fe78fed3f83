// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import dev.ods.annotation.*;

/** A dimension of a grid. */
@EnumAttr(
    value = EnumAttr.Storage.I32,
    name = "gpu.dim",
    lowerCase = true,
    cppType = "::mlir::gpu::Dimension",
    definition = "GPU_DimensionAttr")
@Summary("a dimension, either 'x', 'y', or 'z'")
public enum Dimension {
  /** The first. */
  X,
  /** The second. */
  Y,
  /** The third. */
  Z
}
