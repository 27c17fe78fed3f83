// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** The value of an invocation that is further up. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformShuffleUp")
@Trait(Pure.class)
@AllTypesMatch({"value", "result"})
@AssemblyFormat("$execution_scope operands attr-dict `:` type($value) `,` type($delta)")
public interface GroupNonUniformShuffleUp extends OpView {
  /** Whose values they are. */
  @Attr(name = "execution_scope")
  ScopeAttr executionScope();

  /** The own value. */
  @Operand(ScalarOrVector.class)
  Value value();

  /** By how much. */
  @Operand(ScalarInteger.class)
  Value delta();

  /** The other value. */
  @Result(SpirvType.class)
  Value result();

  /** Checks the scope and the sign of the second operand. */
  default void verify(Diagnostics diagnostics) {
    Groups.verifyShuffle(operation(), executionScope(), diagnostics);
  }
}
