// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.annotation.*;
import dev.ods.constraint.I1;
import dev.ods.fold.APInt;
import dev.ods.ir.*;
import dev.ods.range.InferIntRangeInterface;
import dev.ods.range.IntRange;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.ConstantLike;
import dev.ods.trait.Pure;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * Boolean constant.
 *
 * <p>It is what a comparison folds to.
 */
@Op(dialect = IndexDialect.class, name = "bool.constant")
@Trait({ConstantLike.class, Pure.class})
@AssemblyFormat("attr-dict $value")
public interface BoolConstant extends OpAsmOpInterface, InferIntRangeInterface {
  /** The value. */
  @Attr
  @ConstantValue
  boolean value();

  /** The constant value. */
  @Result(I1.class)
  Value result();

  /** The result is named {@code %true} or {@code %false}. */
  @Override
  default void resultNames(ValueNamer namer) {
    namer.name(result(), value() ? "true" : "false");
  }

  @Override
  default void inferResultRanges(List<IntRange> operands, BiConsumer<Value, IntRange> results) {
    results.accept(result(), IntRange.of(APInt.of(value())));
  }
}
