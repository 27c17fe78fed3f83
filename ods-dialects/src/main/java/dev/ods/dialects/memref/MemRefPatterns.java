// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.MemRefType;
import dev.ods.dialects.arith.IndexCastOp;
import dev.ods.dialects.arith.IndexConstants;
import dev.ods.dialects.slice.DynamicSizes;
import dev.ods.fold.APInt;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Patterns of canonicalization of allocations, copies and what is asked of memory. */
final class MemRefPatterns {
  private MemRefPatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(AllocOp.MODEL, "SimplifyAllocConst", 1, MemRefPatterns::makeStatic)
        .add(AllocOp.MODEL, "SimplifyDeadAlloc", 1, MemRefPatterns::eraseUnread)
        .add(AllocaOp.MODEL, "SimplifyAllocConst", 1, MemRefPatterns::makeStatic)
        .add(AllocaOp.MODEL, "SimplifyDeadAlloc", 1, MemRefPatterns::eraseUnread)
        .add(ReallocOp.MODEL, "SimplifyDeadAlloc", 1, MemRefPatterns::eraseUnread)
        .add(CopyOp.MODEL, "FoldEmptyCopy", 1, MemRefPatterns::eraseEmptyCopy)
        .add(CopyOp.MODEL, "FoldSelfCopy", 1, MemRefPatterns::eraseSelfCopy)
        .add(DimOp.MODEL, DimOp::of, "DimOfMemRefReshape", MemRefPatterns::loadSize)
        .add(ViewOp.MODEL, ViewOp::of, "ViewOpShapeFolder", MemRefPatterns::makeViewStatic)
        .add(ViewOp.MODEL, ViewOp::of, "ViewOpMemrefCastFolder", MemRefPatterns::viewUncast);
    AllocaScopePatterns.addTo(patterns);
    SlicePatterns.addTo(patterns);
    ReshapePatterns.addTo(patterns);
  }

  /** A type with the sizes whose numbers are known; the others are added to a list. */
  private static MemRefType withSizes(
      MemRefType type,
      List<Value> sizes,
      Function<Value, @Nullable APInt> number,
      List<Value> dynamic) {
    long[] shape = DynamicSizes.known(type.shape(), sizes, number, dynamic);
    return MemRefType.get(shape, type.elementType(), type.layout(), type.memorySpace());
  }

  static void replaceByCast(Operation op, Value by, Rewriter rewriter) {
    rewriter.replace(op, CastOp.build(rewriter, op.location(), op.resultType(0), by).operation());
  }

  private static boolean makeStatic(Operation op, Rewriter rewriter) {
    if (!(op.view() instanceof AllocationOps.AllocationOp allocation)) {
      return false;
    }
    MemRefType type = (MemRefType) op.resultType(0);
    List<Value> sizes = new ArrayList<>();
    MemRefType known = withSizes(type, allocation.dynamicSizes(), Matchers::integer, sizes);
    if (known == type) {
      return false;
    }
    Long alignment = allocation.alignment().orElse(null);
    List<Value> symbols = allocation.symbolOperands();
    Value memory =
        op.is(AllocOp.MODEL)
            ? AllocOp.build(rewriter, op.location(), known, sizes, symbols, alignment).memref()
            : AllocaOp.build(rewriter, op.location(), known, sizes, symbols, alignment).memref();
    replaceByCast(op, memory, rewriter);
    return true;
  }

  /** Memory that is only written and freed is not needed. */
  private static boolean eraseUnread(Operation op, Rewriter rewriter) {
    Value memory = op.result(0);
    List<Operation> users = new ArrayList<>();
    for (OpOperand use : memory.uses()) {
      Operation user = use.owner();
      boolean writes = user.is(StoreOp.MODEL) && !user.operand(0).equals(memory);
      if (!writes && !user.is(DeallocOp.MODEL)) {
        return false;
      }
      users.add(user);
    }
    users.forEach(rewriter::erase);
    rewriter.erase(op);
    return true;
  }

  private static boolean eraseEmptyCopy(Operation op, Rewriter rewriter) {
    if (!isEmpty(op.operandType(0)) && !isEmpty(op.operandType(1))) {
      return false;
    }
    rewriter.erase(op);
    return true;
  }

  private static boolean isEmpty(Type type) {
    if (type instanceof MemRefType memory) {
      for (int i = 0; i < memory.rank(); i++) {
        if (memory.dimension(i) == 0) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean eraseSelfCopy(Operation op, Rewriter rewriter) {
    if (!op.operand(0).equals(op.operand(1))) {
      return false;
    }
    rewriter.erase(op);
    return true;
  }

  /** A size after a reshape is read from the shape that this was given. */
  private static boolean loadSize(DimOp op, Rewriter rewriter) {
    Operation reshape = Matchers.definition(op.source(), ReshapeOp.MODEL);
    if (reshape == null || !isAvailable(op, reshape)) {
      return false;
    }
    rewriter.setInsertionPointAfter(reshape);
    Location location = op.operation().location();
    Value shape = ReshapeOp.of(reshape).shape();
    Type element = ((MemRefType) shape.type()).elementType();
    Value size = LoadOp.build(rewriter, location, element, shape, List.of(op.index())).result();
    if (element != op.result().type()) {
      size = IndexCastOp.build(rewriter, location, op.result().type(), size).out();
    }
    rewriter.replace(op.operation(), size);
    return true;
  }

  /** Whether the index is known where the reshape is. */
  private static boolean isAvailable(DimOp op, Operation reshape) {
    Value index = op.index();
    Operation definition = index.definingOp();
    Block block = definition == null ? index.ownerBlock() : definition.block();
    if (block != null && block.equals(reshape.block())) {
      return definition == null || !reshape.isBeforeInBlock(definition);
    }
    Region region = index.parentRegion();
    Region inner = reshape.parentRegion();
    boolean sameBlock = reshape.block() != null && reshape.block().equals(op.operation().block());
    return sameBlock || (region != null && inner != null && region.isProperAncestorOf(inner));
  }

  private static boolean makeViewStatic(ViewOp op, Rewriter rewriter) {
    MemRefType type = (MemRefType) op.result().type();
    List<Value> sizes = new ArrayList<>();
    // As in MLIR, only constants of arith, unlike the sizes of allocations.
    MemRefType known = withSizes(type, op.sizes(), IndexConstants::number, sizes);
    if (known == type) {
      return false;
    }
    Value view =
        ViewOp.build(rewriter, op.operation().location(), known, op.source(), op.byteShift(), sizes)
            .result();
    replaceByCast(op.operation(), view, rewriter);
    return true;
  }

  private static boolean viewUncast(ViewOp op, Rewriter rewriter) {
    Operation cast = Matchers.definition(op.source(), CastOp.MODEL);
    if (cast == null) {
      return false;
    }
    rewriter.replace(
        op.operation(),
        ViewOp.build(
                rewriter,
                op.operation().location(),
                op.result().type(),
                cast.operand(0),
                op.byteShift(),
                List.copyOf(op.sizes()))
            .operation());
    return true;
  }
}
