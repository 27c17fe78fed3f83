// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.*;
import dev.ods.builtin.VectorType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.spirv.attr.GroupOperation;
import dev.ods.dialects.spirv.attr.Scope;
import dev.ods.dialects.spirv.type.ScalarTypes.Bool;
import dev.ods.dialects.spirv.type.ValueTypes.FloatOrVector;
import dev.ods.dialects.spirv.type.ValueTypes.IntegerOrVector;
import dev.ods.dialects.spirv.type.ValueTypes.SpirvType;
import dev.ods.dialects.spirv.type.VectorTypes.Int32Vec4;
import dev.ods.ir.*;
import dev.ods.trait.Pure;

/**
 * Collective operations of all invocations of a group, under uniform control flow (MLIR:
 * SPIRVGroupOps.td).
 */
public interface GroupOps {
  /** An operation on the values of a group of invocations. */
  interface ScopedOp extends OpView {
    /** The scope. */
    @Attr(name = "execution_scope")
    Scope executionScope();
  }

  /** An operation on the values of a workgroup or a subgroup. */
  interface ScopedGroupOp extends ScopedOp {
    /** Checks the scope. */
    default void verify(Diagnostics diagnostics) {
      Groups.verifyScope(operation(), executionScope(), diagnostics);
    }
  }

  /** Broadcasts the value of one invocation to its group. */
  @Op(dialect = SpirvDialect.class, name = "GroupBroadcast")
  @Trait(Pure.class)
  @AllTypesMatch({"value", "result"})
  @AssemblyFormat("$execution_scope operands attr-dict `:` type($value) `,` type($localid)")
  interface GroupBroadcast extends ScopedOp {
    /** The value of this invocation. */
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

  /** Combines the values of all invocations of a group. */
  @Order({"groupOperation", "x", "result"})
  @Trait(Pure.class)
  @AllTypesMatch({"x", "result"})
  @AssemblyFormat("$execution_scope $group_operation operands attr-dict `:` type($x)")
  interface UniformOp extends ScopedGroupOp {
    /** How the values are combined. */
    @Attr(name = "group_operation")
    GroupOperation groupOperation();

    /** The value of this invocation. */
    @Operand
    Value x();

    /** The combined value. */
    @Result
    Value result();
  }

  /** Combines the floating-point numbers of a group. */
  @TypeConstraint(FloatOrVector.class)
  interface FloatGroupOp extends UniformOp {}

  /** Adds the floating-point numbers of a group. */
  @Op(dialect = SpirvDialect.class, name = "GroupFAdd")
  interface GroupFAdd extends FloatGroupOp {}

  /** The greatest floating-point number of a group. */
  @Op(dialect = SpirvDialect.class, name = "GroupFMax")
  interface GroupFMax extends FloatGroupOp {}

  /** The least floating-point number of a group. */
  @Op(dialect = SpirvDialect.class, name = "GroupFMin")
  interface GroupFMin extends FloatGroupOp {}

  /** Multiplies the floating-point numbers of a group. */
  @Op(dialect = SpirvDialect.class, name = "KHR.GroupFMul")
  interface KHRGroupFMul extends FloatGroupOp {}

  /** Combines the integers of a group. */
  @TypeConstraint(IntegerOrVector.class)
  interface IntegerGroupOp extends UniformOp {}

  /** Adds the integers of a group. */
  @Op(dialect = SpirvDialect.class, name = "GroupIAdd")
  interface GroupIAdd extends IntegerGroupOp {}

  /** The signed maximum of a group. */
  @Op(dialect = SpirvDialect.class, name = "GroupSMax")
  interface GroupSMax extends IntegerGroupOp {}

  /** The signed minimum of a group. */
  @Op(dialect = SpirvDialect.class, name = "GroupSMin")
  interface GroupSMin extends IntegerGroupOp {}

  /** The unsigned maximum of a group. */
  @Op(dialect = SpirvDialect.class, name = "GroupUMax")
  interface GroupUMax extends IntegerGroupOp {}

  /** The unsigned minimum of a group. */
  @Op(dialect = SpirvDialect.class, name = "GroupUMin")
  interface GroupUMin extends IntegerGroupOp {}

  /** Multiplies the integers of a group. */
  @Op(dialect = SpirvDialect.class, name = "KHR.GroupIMul")
  interface KHRGroupIMul extends IntegerGroupOp {}

  /** A ballot: for each invocation of the subgroup, a bit for whether a condition holds. */
  @Op(dialect = SpirvDialect.class, name = "KHR.SubgroupBallot")
  @AssemblyFormat("$predicate attr-dict `:` type($result)")
  interface KHRSubgroupBallot extends OpView {
    /** The condition. */
    @Operand(Bool.class)
    Value predicate();

    /** The bits. */
    @Result(Int32Vec4.class)
    Value result();
  }
}
