// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.func;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.FlatSymbolRef;
import dev.ods.annotation.Op;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmNames.ValueNamer;
import dev.ods.trait.ConstantLike;
import dev.ods.trait.Pure;

/**
 * Constant.
 *
 * <p>Makes a value of function type from the name of a function.
 */
@Op(dialect = FuncDialect.class, name = "constant")
@Trait({Pure.class, ConstantLike.class})
@AssemblyFormat("attr-dict $value `:` type(results)")
public interface Constant {
  /** The function. */
  @Attr
  @FlatSymbolRef
  String value();

  /** The function as a value. */
  @Result
  Value result();

  /** The function is called {@code %f}. */
  default void resultNames(ValueNamer namer) {
    namer.name(result(), "f");
  }
}
