// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Trait;
import dev.ods.constraint.AnyRankedOrUnrankedMemRef;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.SameOperandsElementType;
import dev.ods.trait.SameOperandsShape;

/** Copies all elements. */
@Op(dialect = MemRefDialect.class, name = "copy")
@Trait({SameOperandsElementType.class, SameOperandsShape.class})
@AssemblyFormat("$source `,` $target attr-dict `:` type($source) `to` type($target)")
public interface Copy extends OpView {
  /** Where the elements are. */
  @Operand(AnyRankedOrUnrankedMemRef.class)
  Value source();

  /** Where they go. */
  @Operand(AnyRankedOrUnrankedMemRef.class)
  Value target();
}
