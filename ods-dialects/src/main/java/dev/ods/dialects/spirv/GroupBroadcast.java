// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.VectorType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** Gives all invocations of a group the value of one. */
@Op(dialect = SpirvDialect.class, name = "GroupBroadcast")
@Trait(Pure.class)
@AllTypesMatch({"value", "result"})
@AssemblyFormat("$execution_scope operands attr-dict `:` type($value) `,` type($localid)")
public interface GroupBroadcast extends ScopedOp {
  /** The own value. */
  @Operand(SpirvType.class)
  Value value();

  /** Which invocation. */
  @Operand(IntegerOrVector.class)
  Value localid();

  /** Its value. */
  @Result(SpirvType.class)
  Value result();

  /** Checks the scope and the number of coordinates. */
  default void verify(Diagnostics diagnostics) {
    if (Groups.verifyScope(operation(), executionScope(), diagnostics)
        && localid().type() instanceof VectorType vector
        && vector.elementCount() != 2
        && vector.elementCount() != 3) {
      diagnostics.opError(
          operation(),
          "localid is a vector and can be with only  2 or 3 components, actual number is "
              + vector.elementCount());
    }
  }
}
