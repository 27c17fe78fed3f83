// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.Index;
import dev.ods.constraint.IndexAttr;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.ConstantLike;
import dev.ods.trait.Pure;

/** Index constant. */
@Op(dialect = IndexDialect.class, name = "constant")
@Trait({ConstantLike.class, Pure.class})
@AssemblyFormat("attr-dict $value")
public interface Constant extends OpAsmOpInterface, Foldable {
  /** The value. */
  @Attr(IndexAttr.class)
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
  default FoldResult fold(Constants constants) {
    return FoldResult.of(value());
  }
}
