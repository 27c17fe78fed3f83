// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.*;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.gpu.attr.AllReduceOperation;
import dev.ods.dialects.gpu.attr.BroadcastType;
import dev.ods.dialects.gpu.attr.ShuffleMode;
import dev.ods.effect.ConditionallySpeculatable;
import dev.ods.effect.Speculatability;
import dev.ods.ir.*;
import dev.ods.predicate.ElementTypes;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.rewrite.Matchers;
import dev.ods.trait.*;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Collective operations of the threads of a workgroup or a subgroup. */
public interface GroupOps {
  /** Synchronizes the threads of a workgroup. */
  @Op(dialect = GpuDialect.class, name = "barrier")
  @AssemblyFormat("attr-dict")
  interface Barrier extends OpView {}

  /**
   * Reduces the values of the threads of a workgroup; each thread gets the result.
   *
   * <p>The reduction is named or defined by the body.
   */
  @Op(dialect = GpuDialect.class, name = "all_reduce")
  @Trait({SameOperandsAndResultType.class, IsolatedFromAbove.class})
  @AssemblyFormat(
      value =
          "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? $body attr-dict"
              + " `:` functional-type(operands, results)",
      customs = Reductions.class)
  interface AllReduce extends Foldable {
    /** The value of this thread. */
    @Operand(AnyReducible.class)
    Value value();

    /** The reduction. */
    @Attr
    Optional<AllReduceOperation> op();

    /** Whether all threads or none execute the operation. */
    @Attr
    @Unit
    boolean uniform();

    /** The reduced value. */
    @Result(AnyReducible.class)
    Value result();

    /** The reduction, unless named. */
    Region body();

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      if (uniform() || !isInLaunch(operation())) {
        return null;
      }
      AllReduceOp.of(operation()).setUniform(true);
      return FoldResult.inPlace();
    }

    /** Checks the body, or the name. */
    default void verifyRegions(Diagnostics diagnostics) {
      String mistake = mistake(result().type());
      if (mistake != null) {
        diagnostics.error(operation(), mistake);
      }
    }

    private @Nullable String mistake(Type type) {
      Block entry = body().first();
      AllReduceOperation op = op().orElse(null);
      if ((entry == null) == (op == null)) {
        return "expected either an op attribute or a non-empty body";
      }
      if (op != null) {
        boolean compatible = Reductions.areCompatible(op, type);
        return compatible ? null : Reductions.incompatible(op, type);
      }
      return entry == null ? null : mistakeOfBody(entry, type);
    }

    private @Nullable String mistakeOfBody(Block entry, Type type) {
      if (entry.argumentCount() != 2) {
        return "expected two region arguments";
      }
      if (entry.argument(0).type() != type || entry.argument(1).type() != type) {
        return "incorrect region argument type";
      }
      boolean yields = false;
      for (Block block : body().blocks()) {
        Operation last = block.last();
        if (last != null && last.is(YieldOp.MODEL)) {
          if (last.operandCount() != 1) {
            return "expected one gpu.yield operand";
          }
          if (last.operandType(0) != type) {
            return "incorrect gpu.yield type";
          }
          yields = true;
        }
      }
      return yields ? null : "expected gpu.yield op in region";
    }
  }

  /** Reduces the values of the threads of a subgroup, or of each cluster in it. */
  @Op(dialect = GpuDialect.class, name = "subgroup_reduce")
  @Trait(SameOperandsAndResultType.class)
  @AssemblyFormat(
      value =
          "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)?"
              + " (`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)?"
              + " attr-dict `:` functional-type(operands, results)",
      customs = Reductions.class)
  interface SubgroupReduce extends Foldable {
    /** The value of this thread. */
    @Operand(AnyReducibleOrVector.class)
    Value value();

    /** The reduction. */
    @Attr
    AllReduceOperation op();

    /** Whether all threads or none execute the operation. */
    @Attr
    @Unit
    boolean uniform();

    /** The cluster size; by default all threads. */
    @Attr(name = "cluster_size")
    Optional<Integer> clusterSize();

    /** How far the threads of a cluster are from each other. */
    @Attr(name = "cluster_stride")
    @Default("1")
    int clusterStride();

    /** The reduced value. */
    @Result(AnyReducibleOrVector.class)
    Value result();

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      if (clusterSize().filter(size -> size == 1).isPresent()) {
        return FoldResult.of(value());
      }
      if (uniform() || !isInLaunch(operation())) {
        return null;
      }
      SubgroupReduceOp.of(operation()).setUniform(true);
      return FoldResult.inPlace();
    }

    /** Checks the type and the numbers about clusters. */
    default void verify(Diagnostics diagnostics) {
      Type type = result().type();
      AllReduceOperation operation = op();
      if (!Reductions.areCompatible(operation, ElementTypes.orSelf(type))) {
        diagnostics.error(operation(), Reductions.incompatible(operation, type));
      } else if (clusterSize().isPresent() && !isPowerOfTwo(clusterSize().get())) {
        diagnostics.opError(
            operation(),
            "cluster size %s is not a power of two"
                .formatted(Integer.toUnsignedString(clusterSize().get())));
      } else if (clusterStride() != 1 && clusterSize().isEmpty()) {
        diagnostics.opError(
            operation(), "cluster stride can only be specified if cluster size is specified");
      } else if (!isPowerOfTwo(clusterStride())) {
        diagnostics.opError(
            operation(),
            "cluster stride %s is not a power of two"
                .formatted(Integer.toUnsignedString(clusterStride())));
      }
    }

    private static boolean isPowerOfTwo(int number) {
      return Integer.bitCount(number) == 1;
    }
  }

  /** Exchanges values among the threads of a subgroup. */
  @Op(dialect = GpuDialect.class, name = "shuffle")
  @Trait(Pure.class)
  @AllTypesMatch({"value", "shuffleResult"})
  @AssemblyFormat("$mode $value `,` $offset `,` $width attr-dict `:` type($value)")
  interface Shuffle extends OpView {
    /** The value of this thread. */
    @Operand(AnyReducibleOrVector.class)
    Value value();

    /** The offset or the index of the source thread. */
    @Operand(I32.class)
    Value offset();

    /** The number of participating threads. */
    @Operand(I32.class)
    Value width();

    /** How the source thread is computed. */
    @Attr
    ShuffleMode mode();

    /** The value of another thread. */
    @Result(AnyReducibleOrVector.class)
    Value shuffleResult();

    /** Whether the source thread exists. */
    @Result(I1.class)
    Value valid();
  }

  /** Rotates values among threads by a fixed offset. */
  @Op(dialect = GpuDialect.class, name = "rotate")
  @Trait(Pure.class)
  @AllTypesMatch({"value", "rotateResult"})
  @AssemblyFormat("$value `,` $offset `,` $width attr-dict `:` type($value)")
  interface Rotate extends OpView {
    /** The value of this thread. */
    @Operand(AnyReducibleOrVector.class)
    Value value();

    /** The offset of the source thread. */
    @Attr
    @IntMinValue(0)
    int offset();

    /** The number of participating threads. */
    @Attr(I32Attr.class)
    @IntPowerOf2
    int width();

    /** The value of another thread. */
    @Result(AnyReducibleOrVector.class)
    Value rotateResult();

    /** Whether the source thread exists. */
    @Result(I1.class)
    Value valid();

    /** The offset is less than the number of participating threads. */
    default void verify(Diagnostics diagnostics) {
      if (Integer.compareUnsigned(offset(), width()) >= 0) {
        diagnostics.opError(
            operation(),
            "offset must be in the range [0, " + Integer.toUnsignedString(width()) + ")");
      }
    }
  }

  /** Broadcasts the value of one thread to the threads of the subgroup. */
  @Op(dialect = GpuDialect.class, name = "subgroup_broadcast")
  @Trait({NoMemoryEffect.class, ElementwiseMappable.class})
  @AllTypesMatch({"result", "src"})
  @AssemblyFormat("$src `,` $broadcast_type ($lane^)? attr-dict `:` type($result)")
  interface SubgroupBroadcast extends ConditionallySpeculatable, Foldable {
    /** The value of this thread. */
    @Operand
    Value src();

    /** The source thread. */
    @Operand(I32.class)
    Optional<Value> lane();

    /** How the source thread is chosen. */
    @Attr(name = "broadcast_type")
    BroadcastType broadcastType();

    /** The value of that thread. */
    @Result
    Value result();

    /** What is the same for all threads stays so. */
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      Operation inner = Matchers.definition(src(), SubgroupBroadcastOp.MODEL);
      return inner == null ? null : FoldResult.of(inner.result(0));
    }

    /** Which thread is the first active one depends on where it is executed. */
    @Override
    default Speculatability speculatability() {
      return broadcastType() == BroadcastType.FIRST_ACTIVE_LANE
          ? Speculatability.NOT_SPECULATABLE
          : Speculatability.SPECULATABLE;
    }

    /** A lane is given if, and only if, the broadcast type requires it. */
    default void verify(Diagnostics diagnostics) {
      boolean isSpecific = broadcastType() == BroadcastType.SPECIFIC_LANE;
      if (isSpecific != lane().isPresent()) {
        diagnostics.opError(
            operation(),
            "lane "
                + (isSpecific ? "must" : "can only")
                + " be specified for `specific_lane` broadcast");
      }
    }
  }

  /** Yields the values of a body, such as that of a reduction, to the parent operation. */
  @Op(dialect = GpuDialect.class, name = "yield")
  @Trait({Pure.class, ReturnLike.class, Terminator.class})
  @AssemblyFormat("attr-dict ($values^ `:` type($values))?")
  interface Yield extends OpView {
    /** The values for the parent operation. */
    @Operand
    ValueRange values();
  }

  /** Whether each thread of a launch executes an operation, as it is in the first block of one. */
  private static boolean isInLaunch(Operation op) {
    Operation parent = op.parent();
    Block block = op.block();
    return parent != null
        && parent.is(LaunchOp.MODEL)
        && block != null
        && block.equals(parent.region(0).first());
  }

  /** One number, or some, that threads can combine or exchange. */
  @AnyOf({AnyReducible.class, AnyReducibleVector.class})
  interface AnyReducibleOrVector {}

  /** Numbers that threads can combine: a vector of one dimension. */
  @FixedVectorOf(value = AnyReducible.class, ranks = 1)
  interface AnyReducibleVector {}

  /** A number that threads can combine. */
  @Summary("Integer or Float")
  @AnyOf({AnySignlessInteger.class, AnyFloat.class})
  interface AnyReducible {}
}
