// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith.attr;

import dev.ods.annotation.*;

/** A kind of overflow that an integer operation excludes: {@code #arith.overflow<nsw, nuw>}. */
@EnumAttr(
    value = EnumAttr.Storage.I32,
    name = "arith.overflow",
    lowerCase = true,
    cppType = "::mlir::arith::IntegerOverflowFlags",
    definition = "Arith_IntegerOverflowAttr")
@BitEnum(none = "none", separator = ", ", printPrimaryGroups = true)
@Summary("Integer overflow arith flags")
@AssemblyFormat("`<` $value `>`")
public enum IntegerOverflowFlags {
  /** No signed wrap. */
  NSW,
  /** No unsigned wrap. */
  NUW
}
