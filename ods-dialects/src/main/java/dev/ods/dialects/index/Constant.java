// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.Index;
import dev.ods.constraint.IndexAttr;
import dev.ods.fold.APInt;
import dev.ods.ir.*;
import dev.ods.range.InferIntRangeInterface;
import dev.ods.range.IntRange;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.ConstantLike;
import dev.ods.trait.Pure;
import java.util.List;
import java.util.function.BiConsumer;

/** Index constant. */
@Op(dialect = IndexDialect.class, name = "constant")
@Trait({ConstantLike.class, Pure.class})
@AssemblyFormat("attr-dict $value")
public interface Constant extends OpAsmOpInterface, InferIntRangeInterface {
  /** The value. */
  @Attr(IndexAttr.class)
  @ConstantValue
  IntegerAttr value();

  /** The constant value. */
  @Result(Index.class)
  Value result();

  /** The result is named after the value: {@code %idx5}. */
  @Override
  default void resultNames(ValueNamer namer) {
    namer.name(result(), "idx", value().value(), "");
  }

  @Override
  default void inferResultRanges(List<IntRange> operands, BiConsumer<Value, IntRange> results) {
    results.accept(result(), IntRange.of(APInt.of(IntRange.INDEX_WIDTH, value().bits())));
  }
}
