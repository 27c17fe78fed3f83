// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.feature;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.BitEnum;
import dev.ods.annotation.EnumAttr;

/** Bits, as an attribute of their own. */
@EnumAttr(value = EnumAttr.Storage.I32, name = "feat.access", lowerCase = true)
@BitEnum(separator = ", ")
@AssemblyFormat("`<` $value `>`")
public enum Access {
  /** The first bit. */
  READ,
  /** The second bit. */
  WRITE
}
