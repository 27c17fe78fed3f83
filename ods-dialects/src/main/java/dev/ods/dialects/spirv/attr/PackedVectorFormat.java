// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.attr;

import dev.ods.annotation.*;

/** How the numbers of a vector share the bits of an integer. */
@EnumAttr(
    value = EnumAttr.Storage.I32,
    name = "spirv.packed_vector_format",
    cppType = "::mlir::spirv::PackedVectorFormat",
    definition = "SPIRV_PackedVectorFormatAttr")
@Summary("valid SPIR-V PackedVectorFormat")
@AssemblyFormat("`<` $value `>`")
public enum PackedVectorFormat {
  /** Four numbers of eight bits. */
  @EnumCase(symbol = "PackedVectorFormat4x8Bit")
  FOUR_BYTES
}
