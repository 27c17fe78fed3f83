// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.spirv.GroupOps.ScopedGroupOp;
import dev.ods.dialects.spirv.GroupOps.ScopedOp;
import dev.ods.dialects.spirv.attr.GroupOperation;
import dev.ods.dialects.spirv.type.ScalarTypes.Bool;
import dev.ods.dialects.spirv.type.ScalarTypes.ScalarInteger;
import dev.ods.dialects.spirv.type.ScalarTypes.UnsignedInteger;
import dev.ods.dialects.spirv.type.ValueTypes.BoolOrVector;
import dev.ods.dialects.spirv.type.ValueTypes.FloatOrVector;
import dev.ods.dialects.spirv.type.ValueTypes.IntegerOrVector;
import dev.ods.dialects.spirv.type.ValueTypes.ScalarOrVector;
import dev.ods.dialects.spirv.type.ValueTypes.SpirvType;
import dev.ods.dialects.spirv.type.ValueTypes.UniformValue;
import dev.ods.dialects.spirv.type.VectorTypes.UnsignedInt32Vec4;
import dev.ods.dialects.spirv.type.VectorTypes.UnsignedVec4;
import dev.ods.ir.*;
import dev.ods.trait.Pure;
import java.util.Optional;

/** Collective operations of the active invocations of a group (MLIR: SPIRVNonUniformOps.td). */
public interface GroupNonUniformOps {
  /** Votes of the active invocations on a condition. */
  @Order({"predicate", "result"})
  @Trait(SubgroupScope.class)
  @AssemblyFormat("$execution_scope $predicate attr-dict `:` type($result)")
  interface VoteOp extends ScopedOp {
    /** The condition. */
    @Operand(Bool.class)
    Value predicate();

    /** The answer. */
    @Result(Bool.class)
    Value result();
  }

  /** Whether a condition holds in all active invocations. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformAll")
  interface GroupNonUniformAll extends VoteOp {}

  /** Whether a condition holds in some active invocation. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformAny")
  interface GroupNonUniformAny extends VoteOp {}

  /** Whether all active invocations have one value. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformAllEqual")
  @Trait(SubgroupScope.class)
  @AssemblyFormat("$execution_scope $value attr-dict `:` type($value) `,` type($result)")
  interface GroupNonUniformAllEqual extends ScopedOp {
    /** The value of this invocation. */
    @Operand(UniformValue.class)
    Value value();

    /** Whether the value is equal in all of them. */
    @Result(Bool.class)
    Value result();
  }

  /** How many bits of a ballot are set. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformBallotBitCount")
  @Trait(SubgroupScope.class)
  @AssemblyFormat(
      "$execution_scope $group_operation $value attr-dict `:` type($value) `->` type($result)")
  interface GroupNonUniformBallotBitCount extends ScopedOp {
    /** Which bits are counted. */
    @Attr(name = "group_operation")
    GroupOperation groupOperation();

    /** The bits. */
    @Operand(UnsignedInt32Vec4.class)
    Value value();

    /** The number. */
    @Result(UnsignedInteger.class)
    Value result();
  }

  /** Broadcasts the value of one invocation to all active ones. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformBroadcast")
  @Trait(Pure.class)
  @AllTypesMatch({"value", "result"})
  @AssemblyFormat("$execution_scope operands attr-dict `:` type($value) `,` type($id)")
  interface GroupNonUniformBroadcast extends ScopedOp {
    /** The value of this invocation. */
    @Operand(SpirvType.class)
    Value value();

    /** Which invocation. */
    @Operand(ScalarInteger.class)
    Value id();

    /** Its value. */
    @Result(SpirvType.class)
    Value result();

    /**
     * Checks the scope, and that the invocation is constant, which SPIR-V requires up to version
     * 1.4. A SPIR-V module may specify a later version; otherwise it is 1.0.
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

  /** The value of a neighbour in a quad. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformQuadSwap")
  @Trait(SubgroupScope.class)
  @AllTypesMatch({"value", "result"})
  @AssemblyFormat(
      "$execution_scope $value $direction attr-dict `:` type($value) `,` type($direction)")
  interface GroupNonUniformQuadSwap extends ScopedOp {
    /** The value of this invocation. */
    @Operand(UniformValue.class)
    Value value();

    /** Which neighbour. */
    @Operand(UnsignedInteger.class)
    Value direction();

    /** Its value. */
    @Result(UniformValue.class)
    Value result();
  }

  /** The value of the invocation at an offset, in rotation. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformRotateKHR")
  @Trait(Pure.class)
  @AllTypesMatch({"value", "result"})
  @AssemblyFormat(
      "$execution_scope $value `,` $delta (`,` `cluster_size` `(` $cluster_size^ `)`)? attr-dict `:`"
          + " type($value) `,` type($delta) (`,` type($cluster_size)^)? `->` type(results)")
  interface GroupNonUniformRotateKHR extends ScopedOp {
    /** The value of this invocation. */
    @Operand(UniformValue.class)
    Value value();

    /** The offset. */
    @Operand(UnsignedInteger.class)
    Value delta();

    /** The cluster size of the rotation; by default all. */
    @Operand(value = UnsignedInteger.class, name = "cluster_size")
    Optional<Value> clusterSize();

    /** The other value. */
    @Result(UniformValue.class)
    Value result();

    /** Checks the scope and the size of clusters. */
    default void verify(Diagnostics diagnostics) {
      if (Groups.verifyScope(operation(), executionScope(), diagnostics)
          && clusterSize().isPresent()) {
        Groups.verifyClusterSize(operation(), clusterSize().get(), diagnostics);
      }
    }
  }

  /** A ballot: for each active invocation, a bit for whether a condition holds. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformBallot")
  @AssemblyFormat("$execution_scope $predicate attr-dict `:` type($result)")
  interface GroupNonUniformBallot extends ScopedGroupOp {
    /** The condition. */
    @Operand(Bool.class)
    Value predicate();

    /** The bits. */
    @Result(UnsignedVec4.class)
    Value result();
  }

  /** Whether the invocation is the elected one of the active invocations. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformElect")
  @AssemblyFormat("$execution_scope attr-dict `:` type($result)")
  interface GroupNonUniformElect extends ScopedGroupOp {
    /** Whether it is the elected one. */
    @Result(Bool.class)
    Value result();
  }

  /** Finds a bit in the result of a ballot. */
  @Order({"value", "result"})
  @AssemblyFormat("$execution_scope $value attr-dict `:` type($value) `,` type($result)")
  interface BallotFindOp extends ScopedGroupOp {
    /** The bits. */
    @Operand(UnsignedVec4.class)
    Value value();

    /** The index. */
    @Result(UnsignedInteger.class)
    Value result();
  }

  /** The first invocation of a ballot whose bit is set. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformBallotFindLSB")
  interface GroupNonUniformBallotFindLSB extends BallotFindOp {}

  /** The last invocation of a ballot whose bit is set. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformBallotFindMSB")
  interface GroupNonUniformBallotFindMSB extends BallotFindOp {}

  /** Combines the values of the active invocations. */
  @Order({"groupOperation", "value", "clusterSize", "result"})
  @AssemblyFormat(
      "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict"
          + " `:` type($value) (`,` type($cluster_size)^)? `->` type(results)")
  interface NonUniformOp extends ScopedOp {
    /** How the values are combined. */
    @Attr(name = "group_operation")
    GroupOperation groupOperation();

    /** The value of this invocation. */
    @Operand
    Value value();

    /** The cluster size. */
    @Operand(value = ScalarInteger.class, name = "cluster_size")
    Optional<Value> clusterSize();

    /** The combined value. */
    @Result
    Value result();

    /** Checks the scope and the size of clusters. */
    default void verify(Diagnostics diagnostics) {
      Groups.verifyClusters(
          operation(), executionScope(), groupOperation(), clusterSize(), diagnostics);
    }
  }

  /** Combines the integers of the active invocations. */
  @TypeConstraint(
      value = IntegerOrVector.class,
      of = {"value", "result"})
  interface IntegerNonUniformOp extends NonUniformOp {}

  /** The bits that are set in the integers of all active invocations. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformBitwiseAnd")
  interface GroupNonUniformBitwiseAnd extends IntegerNonUniformOp {}

  /** The bits that are set in the integer of some active invocation. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformBitwiseOr")
  interface GroupNonUniformBitwiseOr extends IntegerNonUniformOp {}

  /** The bits that are set in an odd number of the integers. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformBitwiseXor")
  interface GroupNonUniformBitwiseXor extends IntegerNonUniformOp {}

  /** Adds the integers of the active invocations. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformIAdd")
  interface GroupNonUniformIAdd extends IntegerNonUniformOp {}

  /** Multiplies the integers of the active invocations. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformIMul")
  interface GroupNonUniformIMul extends IntegerNonUniformOp {}

  /** The signed maximum of the active invocations. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformSMax")
  interface GroupNonUniformSMax extends IntegerNonUniformOp {}

  /** The signed minimum of the active invocations. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformSMin")
  interface GroupNonUniformSMin extends IntegerNonUniformOp {}

  /** The unsigned maximum of the active invocations. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformUMax")
  interface GroupNonUniformUMax extends IntegerNonUniformOp {}

  /** The unsigned minimum of the active invocations. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformUMin")
  interface GroupNonUniformUMin extends IntegerNonUniformOp {}

  /** Combines the floating-point numbers of the active invocations. */
  @TypeConstraint(
      value = FloatOrVector.class,
      of = {"value", "result"})
  interface FloatNonUniformOp extends NonUniformOp {}

  /** Adds the floating-point numbers of the active invocations. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformFAdd")
  interface GroupNonUniformFAdd extends FloatNonUniformOp {}

  /** The greatest floating-point number of the active invocations. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformFMax")
  interface GroupNonUniformFMax extends FloatNonUniformOp {}

  /** The least floating-point number of the active invocations. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformFMin")
  interface GroupNonUniformFMin extends FloatNonUniformOp {}

  /** Multiplies the floating-point numbers of the active invocations. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformFMul")
  interface GroupNonUniformFMul extends FloatNonUniformOp {}

  /** Combines the truth values of the active invocations. */
  @TypeConstraint(
      value = BoolOrVector.class,
      of = {"value", "result"})
  interface BoolNonUniformOp extends NonUniformOp {}

  /** Whether it holds in all active invocations. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformLogicalAnd")
  interface GroupNonUniformLogicalAnd extends BoolNonUniformOp {}

  /** Whether it holds in some active invocation. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformLogicalOr")
  interface GroupNonUniformLogicalOr extends BoolNonUniformOp {}

  /** Whether it holds in an odd number of the active invocations. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformLogicalXor")
  interface GroupNonUniformLogicalXor extends BoolNonUniformOp {}

  /** Returns the value of another invocation, which the second operand selects. */
  @Order({"value", "result"})
  @Trait(Pure.class)
  @AllTypesMatch({"value", "result"})
  interface ShuffleOp extends ScopedOp {
    /** The value of this invocation. */
    @Operand(ScalarOrVector.class)
    Value value();

    /** The other value. */
    @Result(SpirvType.class)
    Value result();

    /** Checks the scope and the sign of the second operand. */
    default void verify(Diagnostics diagnostics) {
      Groups.verifyShuffle(operation(), executionScope(), diagnostics);
    }
  }

  /** The value of another invocation. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformShuffle")
  @AssemblyFormat("$execution_scope operands attr-dict `:` type($value) `,` type($id)")
  interface GroupNonUniformShuffle extends ShuffleOp {
    /** Which one. */
    @Operand(ScalarInteger.class)
    Value id();

    @Override
    @Result(ScalarOrVector.class)
    Value result();
  }

  /** The value of the invocation lower by an offset. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformShuffleDown")
  @AssemblyFormat("$execution_scope operands attr-dict `:` type($value) `,` type($delta)")
  interface GroupNonUniformShuffleDown extends ShuffleOp {
    /** By how much. */
    @Operand(ScalarInteger.class)
    Value delta();
  }

  /** The value of the invocation higher by an offset. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformShuffleUp")
  @AssemblyFormat("$execution_scope operands attr-dict `:` type($value) `,` type($delta)")
  interface GroupNonUniformShuffleUp extends ShuffleOp {
    /** By how much. */
    @Operand(ScalarInteger.class)
    Value delta();
  }

  /** The value of the invocation whose ID differs in some bits. */
  @Op(dialect = SpirvDialect.class, name = "GroupNonUniformShuffleXor")
  @AssemblyFormat("$execution_scope operands attr-dict `:` type($value) `,` type($mask)")
  interface GroupNonUniformShuffleXor extends ShuffleOp {
    /** Which bits. */
    @Operand(ScalarInteger.class)
    Value mask();
  }
}
