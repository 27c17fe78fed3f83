// SPDX-License-Identifier: Apache-2.0
package org.example.my;

import dev.ods.annotation.*;
import dev.ods.constraint.AnySignlessInteger;
import dev.ods.ir.Value;
import dev.ods.trait.*;

/** Adds two integers. */
@Op(dialect = MyDialect.class, name = "add")
@Trait({Commutative.class, Pure.class})
@AllTypesMatch({"lhs", "rhs", "result"})
@AssemblyFormat("$lhs `,` $rhs attr-dict `:` type($result)")
public interface Add {
  /** The first summand. */
  @Operand(AnySignlessInteger.class)
  Value lhs();

  /** The second summand. */
  @Operand(AnySignlessInteger.class)
  Value rhs();

  /** The sum. */
  @Result(AnySignlessInteger.class)
  Value result();
}
