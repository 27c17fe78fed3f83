// SPDX-License-Identifier: Apache-2.0
package org.example.my;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.AnySignlessInteger;
import dev.ods.ir.Value;
import dev.ods.trait.ConstantLike;
import dev.ods.trait.Pure;

/** An integer that is known. */
@Op(dialect = MyDialect.class, name = "constant")
@Trait({ConstantLike.class, Pure.class})
@AllTypesMatch({"value", "result"})
@AssemblyFormat("attr-dict $value")
public interface Constant {
  /** The integer. */
  @Attr
  IntegerAttr value();

  /** The integer, as a value of the program. */
  @Result(AnySignlessInteger.class)
  Value result();
}
