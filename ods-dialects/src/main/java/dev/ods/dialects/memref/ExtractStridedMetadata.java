// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.AnyStridedMemRef;
import dev.ods.constraint.Index;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.Pure;
import dev.ods.trait.SameVariadicResultSize;

/** What a memref consists of: the memory, an offset, and each dimension's size and stride. */
@Op(dialect = MemRefDialect.class, name = "extract_strided_metadata")
@Trait({Pure.class, SameVariadicResultSize.class, InfersStridedMetadata.class})
@AssemblyFormat("$source `:` type($source) `->` type(results) attr-dict")
public interface ExtractStridedMetadata extends OpAsmOpInterface {
  /** The memref. */
  @Operand(AnyStridedMemRef.class)
  Value source();

  /** The memory, as one element. */
  @Result(value = StridedScalarMemRef.class, name = "base_buffer")
  Value baseBuffer();

  /** Where the first element is. */
  @Result(Index.class)
  Value offset();

  /** The size of each dimension. */
  @Result(Index.class)
  ValueRange sizes();

  /** The stride of each dimension. */
  @Result(Index.class)
  ValueRange strides();

  /** The results are called after what they are, of sizes and strides the first ones. */
  @Override
  default void resultNames(ValueNamer namer) {
    namer.name(baseBuffer(), "base_buffer");
    namer.name(offset(), "offset");
    if (!sizes().isEmpty()) {
      namer.name(sizes().get(0), "sizes");
      namer.name(strides().get(0), "strides");
    }
  }
}
