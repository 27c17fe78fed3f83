// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.AnyRankedOrUnrankedMemRef;
import dev.ods.constraint.Index;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.Pure;

/** The address of memory as a number. */
@Op(dialect = MemRefDialect.class, name = "extract_aligned_pointer_as_index")
@Trait(Pure.class)
@AssemblyFormat("$source `:` type($source) `->` type(results) attr-dict")
public interface ExtractAlignedPointerAsIndex extends OpAsmOpInterface {
  /** The memory. */
  @Operand(AnyRankedOrUnrankedMemRef.class)
  Value source();

  /** Its address. */
  @Result(value = Index.class, name = "aligned_pointer")
  Value alignedPointer();

  /** The address is called {@code %intptr}. */
  @Override
  default void resultNames(ValueNamer namer) {
    namer.name(alignedPointer(), "intptr");
  }
}
