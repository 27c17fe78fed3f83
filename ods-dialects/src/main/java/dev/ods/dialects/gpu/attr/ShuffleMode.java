// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import dev.ods.annotation.*;

/** How a shuffle computes the source thread. */
@EnumAttr(
    value = EnumAttr.Storage.I32,
    name = "gpu.shuffle_mode",
    lowerCase = true,
    cppType = "::mlir::gpu::ShuffleMode",
    definition = "GPU_ShuffleModeAttr")
@Summary("Indexing modes supported by gpu.shuffle.")
public enum ShuffleMode {
  /** The thread whose index differs in the bits of the offset. */
  XOR,
  /** The thread lower by the offset. */
  @EnumCase(value = 2)
  UP,
  /** The thread higher by the offset. */
  @EnumCase(value = 1)
  DOWN,
  /** From the thread that the offset names. */
  @EnumCase(value = 3)
  IDX
}
