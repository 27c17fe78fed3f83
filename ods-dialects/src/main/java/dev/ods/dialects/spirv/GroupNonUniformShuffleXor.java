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

/** The value of the invocation whose number differs in some bits. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformShuffleXor")
@Trait(Pure.class)
@AllTypesMatch({"value", "result"})
@AssemblyFormat("$execution_scope operands attr-dict `:` type($value) `,` type($mask)")
public interface GroupNonUniformShuffleXor extends OpView {
  /** Whose values they are. */
  @Attr(name = "execution_scope")
  ScopeAttr executionScope();

  /** The own value. */
  @Operand(ScalarOrVector.class)
  Value value();

  /** Which bits. */
  @Operand(ScalarInteger.class)
  Value mask();

  /** The other value. */
  @Result(SpirvType.class)
  Value result();

  /** Checks the scope and the sign of the second operand. */
  default void verify(Diagnostics diagnostics) {
    Groups.verifyShuffle(operation(), executionScope(), diagnostics);
  }
}
