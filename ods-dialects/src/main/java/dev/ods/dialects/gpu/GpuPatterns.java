// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.ShapedType;
import dev.ods.dialects.arith.ConstantOp;
import dev.ods.dialects.memref.DimOp;
import dev.ods.dialects.slice.Mixed;
import dev.ods.effect.MemoryEffect;
import dev.ods.effect.SideEffects;
import dev.ods.fold.APInt;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePattern.Definition;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.List;
import java.util.Objects;

/** Patterns of canonicalization (source: GPUDialect.cpp). */
final class GpuPatterns {
  private GpuPatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(
            DimOp.MODEL,
            Definition.of(0, AllocOp.MODEL),
            "SimplifyDimOfAllocOp",
            1,
            GpuPatterns::sizeOfAllocation)
        .add(BarrierOp.MODEL, "EraseRedundantGpuBarrierOps", 1, GpuPatterns::eraseBeforeBarrier)
        .add(LaunchOp.MODEL, LaunchOp::of, "FoldLaunchArguments", GpuPatterns::nameOnlyIds)
        .add(MemcpyOp.MODEL, MemcpyOp::of, "EraseTrivialCopyOp", GpuPatterns::eraseUnreadCopy)
        .add(WaitOp.MODEL, WaitOp::of, "EraseRedundantGpuWaitOpPairs", GpuPatterns::forgetDone)
        .add(WaitOp.MODEL, WaitOp::of, "SimplifyGpuWaitOp", GpuPatterns::eraseWait);
  }

  /** A dynamic size of allocated memory is what was given for it. */
  private static boolean sizeOfAllocation(Operation op, Rewriter rewriter) {
    Operation allocation = Matchers.definition(op.operand(0), AllocOp.MODEL);
    APInt number = Matchers.integer(op.operand(1));
    if (allocation == null || number == null) {
      return false;
    }
    MemRefType type = (MemRefType) op.operandType(0);
    long index = number.bits();
    if (index < 0 || index >= type.rank() || !ShapedType.isDynamic(type.dimension((int) index))) {
      return false;
    }
    int dynamic = Mixed.dynamicIndex(type.shape(), (int) index);
    rewriter.replace(op, AllocOp.of(allocation).dynamicSizes().get(dynamic));
    return true;
  }

  /** Of successive barriers the last one stays. */
  private static boolean eraseBeforeBarrier(Operation op, Rewriter rewriter) {
    Operation next = op.next();
    if (next == null || !next.is(BarrierOp.MODEL)) {
      return false;
    }
    rewriter.erase(op);
    return true;
  }

  /** Where there is one block or thread in a dimension, its ID is 0. */
  private static boolean nameOnlyIds(LaunchOp launch, Rewriter rewriter) {
    List<Value> sizes =
        List.of(
            launch.gridSizeX(),
            launch.gridSizeY(),
            launch.gridSizeZ(),
            launch.blockSizeX(),
            launch.blockSizeY(),
            launch.blockSizeZ());
    Block body = Objects.requireNonNull(launch.body().first());
    Value zero = null;
    for (int i = 0; i < sizes.size(); i++) {
      Value id = body.argument(i);
      if (Matchers.isOne(sizes.get(i)) && id.hasUses()) {
        zero = zero == null ? zeroAtStart(body, launch.operation().location(), rewriter) : zero;
        rewriter.replaceAllUses(id, zero);
      }
    }
    return zero != null;
  }

  private static Value zeroAtStart(Block body, Location location, Rewriter rewriter) {
    rewriter.setInsertionPointToStart(body);
    IntegerAttr zero = IntegerAttr.get(IndexType.get(body.context()), 0);
    return ConstantOp.build(rewriter, location, zero).result();
  }

  /** A copy to memory that is otherwise only freed. */
  private static boolean eraseUnreadCopy(MemcpyOp copy, Rewriter rewriter) {
    Value memory = copy.dst();
    Operation definition = memory.definingOp();
    if (definition == null
        || !SideEffects.hasSingleEffect(definition, memory, MemoryEffect.ALLOCATE)) {
      return false;
    }
    for (OpOperand use : memory.uses()) {
      Operation user = use.owner();
      if (!user.equals(copy.operation())
          && !SideEffects.hasSingleEffect(user, memory, MemoryEffect.FREE)) {
        return false;
      }
    }
    List<Value> tokens = List.copyOf(copy.asyncDependencies());
    if (tokens.size() > 1 || tokens.isEmpty() == copy.asyncToken().isPresent()) {
      return false;
    }
    rewriter.replace(copy.operation(), tokens);
    return true;
  }

  /** Tokens that wait for nothing need not be waited for. */
  private static boolean forgetDone(WaitOp wait, Rewriter rewriter) {
    List<Value> tokens = List.copyOf(wait.asyncDependencies());
    List<Value> open = tokens.stream().filter(token -> !isDone(token)).toList();
    if (open.size() == tokens.size()) {
      return false;
    }
    Operation op = wait.operation();
    rewriter.modify(op, () -> op.setOperands(open));
    return true;
  }

  private static boolean isDone(Value token) {
    Operation wait = Matchers.definition(token, WaitOp.MODEL);
    return wait != null && wait.operandCount() == 0;
  }

  /** A wait for nothing, for one token to get another one, or for a token that is not used. */
  private static boolean eraseWait(WaitOp wait, Rewriter rewriter) {
    List<Value> tokens = List.copyOf(wait.asyncDependencies());
    Value token = wait.asyncToken().orElse(null);
    if (token != null && tokens.size() == 1) {
      rewriter.replace(wait.operation(), tokens);
    } else if (token == null ? tokens.isEmpty() : !token.hasUses()) {
      rewriter.erase(wait.operation());
    } else {
      return false;
    }
    return true;
  }
}
