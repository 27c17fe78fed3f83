// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import dev.ods.annotation.*;

/** How a broadcast chooses the source thread. */
@EnumAttr(
    value = EnumAttr.Storage.I32,
    name = "gpu.broadcast",
    lowerCase = true,
    cppType = "::mlir::gpu::BroadcastType",
    definition = "GPU_BroadcastTypeAttr")
@Summary("a lane to broadcast from")
public enum BroadcastType {
  /** The first active thread. */
  FIRST_ACTIVE_LANE,
  /** That of the thread which an operand names. */
  SPECIFIC_LANE
}
