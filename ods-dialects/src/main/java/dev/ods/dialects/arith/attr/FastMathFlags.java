// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith.attr;

import dev.ods.annotation.*;

/** A fast-math flag: {@code #arith.fastmath<nnan,ninf>}. */
@EnumAttr(
    value = EnumAttr.Storage.I32,
    name = "arith.fastmath",
    lowerCase = true,
    cppType = "::mlir::arith::FastMathFlags",
    definition = "Arith_FastMathAttr")
@BitEnum(
    none = "none",
    separator = ",",
    groups =
        @BitEnum.Group(
            symbol = "fast",
            cases = {"REASSOC", "NNAN", "NINF", "NSZ", "ARCP", "CONTRACT", "AFN"}),
    printPrimaryGroups = true)
@Summary("Floating point fast math flags")
@AssemblyFormat("`<` $value `>`")
public enum FastMathFlags {
  /** Allows reassociation. */
  REASSOC,
  /** Assumes that no value is NaN. */
  NNAN,
  /** Assumes that no value is infinite. */
  NINF,
  /** Ignores the sign of zero. */
  NSZ,
  /** Allows multiplication by the reciprocal instead of division. */
  ARCP,
  /** Allows contraction, such as of a multiplication and an addition. */
  CONTRACT,
  /** Allows approximations of functions. */
  AFN
}
