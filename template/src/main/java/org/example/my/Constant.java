// SPDX-License-Identifier: Apache-2.0
package org.example.my;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.AnySignlessInteger;
import dev.ods.ir.Value;
import dev.ods.trait.*;

/** An integer that is known. */
@Op(dialect = MyDialect.class, name = "constant")
@Trait({ConstantLike.class, Pure.class})
@AllTypesMatch({"value", "result"})
@AssemblyFormat("attr-dict $value")
public interface Constant {
  /** The integer. */
  @Attr
  @ConstantValue
  IntegerAttr value();

  /** The integer, as a value of the program. */
  @Result(AnySignlessInteger.class)
  Value result();
}
