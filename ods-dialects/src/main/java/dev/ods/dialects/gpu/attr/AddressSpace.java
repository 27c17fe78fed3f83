// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import dev.ods.annotation.*;

/** An address space of a device. */
@EnumAttr(
    value = EnumAttr.Storage.I32,
    name = "gpu.address_space",
    lowerCase = true,
    cppType = "::mlir::gpu::AddressSpace",
    definition = "GPU_AddressSpaceAttr")
@Summary("GPU address space")
@AssemblyFormat("`<` $value `>`")
public enum AddressSpace {
  /** That of the whole device. */
  @EnumCase(value = 1)
  GLOBAL,
  /** That of a workgroup. */
  WORKGROUP,
  /** That of one thread. */
  PRIVATE
}
