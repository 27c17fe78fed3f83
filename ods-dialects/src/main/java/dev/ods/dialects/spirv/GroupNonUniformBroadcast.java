// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** Gives all invocations that are here the value of one. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformBroadcast")
@Trait(Pure.class)
@AllTypesMatch({"value", "result"})
@AssemblyFormat("$execution_scope operands attr-dict `:` type($value) `,` type($id)")
public interface GroupNonUniformBroadcast extends ScopedOp {
  /** The own value. */
  @Operand(SpirvType.class)
  Value value();

  /** Which invocation. */
  @Operand(ScalarInteger.class)
  Value id();

  /** Its value. */
  @Result(SpirvType.class)
  Value result();

  /**
   * Checks the scope, and that the invocation is constant, which SPIR-V requires up to version 1.4.
   * A module of SPIR-V may say that its version is a later one; elsewhere it is 1.0.
   */
  default void verify(Diagnostics diagnostics) {
    if (Groups.verifyScope(operation(), executionScope(), diagnostics)
        && !isConstant(id())
        && !isInModule()) {
      diagnostics.opError(operation(), "id must be the result of a constant op");
    }
  }

  private static boolean isConstant(Value value) {
    Operation op = value.definingOp();
    return op != null
        && (op.is(ConstantOp.MODEL) || op.name().value().equals("spirv.mlir.referenceof"));
  }

  private boolean isInModule() {
    for (Operation op = operation(); op != null; op = op.parent()) {
      if (op.name().value().equals("spirv.module")) {
        return true;
      }
    }
    return false;
  }
}
