// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.ShapedType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.memref.AllocOp;
import dev.ods.dialects.memref.CastOp;
import dev.ods.dialects.memref.SubViewOp;
import dev.ods.dialects.memref.ViewOp;
import dev.ods.effect.SideEffects;
import dev.ods.fold.APInt;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.rewrite.Matchers;
import dev.ods.shaped.ShapedDimOpInterface;
import dev.ods.trait.AffineScope;
import dev.ods.trait.IsolatedFromAbove;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which values may be dimensions and symbols of affine expressions (source: the documentation of
 * MLIR's dialect, "Restrictions on Dimensions and Symbols").
 */
final class AffineValues {
  private final @Nullable Region scope;
  private final boolean asSymbols;

  /** The values still to be checked; all that were ever in it are in {@link #seen}. */
  private final Deque<Value> waiting = new ArrayDeque<>();

  private final Set<Value> seen = new HashSet<>();

  private AffineValues(@Nullable Region scope, boolean asSymbols) {
    this.scope = scope;
    this.asSymbols = asSymbols;
  }

  /** The closest region around an operation whose top level defines symbols; null if none does. */
  static @Nullable Region scope(Operation op) {
    Operation current = op;
    for (Operation parent = op.parent(); parent != null; parent = parent.parent()) {
      if (parent.name().hasTrait(AffineScope.class)) {
        return current.parentRegion();
      }
      current = parent;
    }
    return null;
  }

  /** Whether a value can be a dimension where it is defined. */
  static boolean isValidDim(Value value) {
    Operation op = value.definingOp();
    return op != null
        ? isValidDim(value, scope(op))
        : value.type() instanceof IndexType && (isInductionVar(value) || isTopLevel(value));
  }

  /** Whether a value can be a symbol where it is defined. */
  static boolean isValidSymbol(Value value) {
    if (!(value.type() instanceof IndexType)) {
      return false;
    }
    Operation op = value.definingOp();
    return isTopLevel(value) || (op != null && isValidSymbol(value, scope(op)));
  }

  /** Whether a value can be a dimension in a scope. */
  static boolean isValidDim(Value value, @Nullable Region scope) {
    return isTopLevel(value, scope)
        || isInductionVar(value)
        || new AffineValues(scope, false).isValid(value);
  }

  /** Whether a value can be a symbol in a scope. */
  static boolean isValidSymbol(Value value, @Nullable Region scope) {
    return isTopLevel(value, scope) || new AffineValues(scope, true).isValid(value);
  }

  /** Whether values can be the operands of a map; if not, reports the first that cannot. */
  static boolean verify(Operation op, List<Value> operands, int dimCount, Diagnostics diagnostics) {
    Region scope = operands.isEmpty() ? null : scope(op);
    for (int i = 0; i < operands.size(); i++) {
      boolean isDim = i < dimCount;
      Value operand = operands.get(i);
      if (isDim ? !isValidDim(operand, scope) : !isValidSymbol(operand, scope)) {
        diagnostics.opError(
            op, "operand cannot be used as a " + (isDim ? "dimension id" : "symbol"));
        return false;
      }
    }
    return true;
  }

  /** Whether an index is defined in a region directly, or above it where it is visible. */
  private static boolean isTopLevel(Value value, @Nullable Region scope) {
    if (!(value.type() instanceof IndexType)) {
      return false;
    }
    Region parent = value.parentRegion();
    Region region = scope;
    while (region != null && !region.equals(parent)) {
      Operation owner = region.parentOp();
      region =
          owner == null || owner.name().hasTrait(IsolatedFromAbove.class)
              ? null
              : owner.parentRegion();
    }
    return region != null;
  }

  /** Whether a value is the number that an affine loop runs over. */
  static boolean isInductionVar(Value value) {
    Region region = value.isBlockArgument() ? value.parentRegion() : null;
    Operation owner = region == null ? null : region.parentOp();
    return owner != null
        && (owner.is(ParallelOp.MODEL) || (owner.is(ForOp.MODEL) && value.index() == 0));
  }

  /** Whether a value is the number that a certain loop runs over. */
  static boolean isInductionVarOf(Value value, Operation loop) {
    Region region = value.isBlockArgument() ? value.parentRegion() : null;
    return region != null && loop.equals(region.parentOp()) && isInductionVar(value);
  }

  /** Whether a value is defined at the top level of any scope. */
  static boolean isTopLevel(Value value) {
    Region region = value.parentRegion();
    Operation owner = region == null ? null : region.parentOp();
    return owner != null && owner.name().hasTrait(AffineScope.class);
  }

  private boolean isValid(Value root) {
    waiting.push(root);
    while (!waiting.isEmpty()) {
      if (!isValidByDefinition(waiting.pop())) {
        return false;
      }
    }
    return true;
  }

  /** Whether a value is valid if those are that this adds to the values to be checked. */
  private boolean isValidByDefinition(Value value) {
    if (!(value.type() instanceof IndexType)) {
      return false;
    }
    if (isTopLevel(value, scope) || (!asSymbols && isInductionVar(value))) {
      return true;
    }
    Operation op = value.definingOp();
    if (op == null) {
      return false;
    }
    if (Matchers.constant(value) != null) {
      return true;
    }
    ShapedDimOpInterface size = op.as(ShapedDimOpInterface.class);
    if (size != null) {
      return isValidSize(size);
    }
    if (!asSymbols && !isIndexComputation(op)) {
      return isValidSymbol(value, scope);
    }
    if (!SideEffects.isPure(op)) {
      return false;
    }
    op.operands().forEach(this::check);
    return true;
  }

  /** Whether the results of an operation are dimensions if its operands are. */
  private static boolean isIndexComputation(Operation op) {
    return op.is(ApplyOp.MODEL) || op.is(DelinearizeIndexOp.MODEL) || op.is(LinearizeIndexOp.MODEL);
  }

  private void check(Value value) {
    if (seen.add(value)) {
      waiting.push(value);
    }
  }

  /** Whether the size of a dimension is known where the shaped value is defined. */
  private boolean isValidSize(ShapedDimOpInterface size) {
    if (isTopLevel(size.shapedValue())) {
      return true;
    }
    APInt dimension = Matchers.integer(size.dimension());
    Operation source = size.shapedValue().definingOp();
    while (source != null && source.is(CastOp.MODEL)) {
      source = source.operandType(0) instanceof MemRefType ? source.operand(0).definingOp() : null;
    }
    if (dimension == null || source == null) {
      return false;
    }
    List<Value> sizes =
        source.is(ViewOp.MODEL)
            ? ViewOp.of(source).sizes()
            : source.is(SubViewOp.MODEL)
                ? SubViewOp.of(source).sizes()
                : source.is(AllocOp.MODEL) ? AllocOp.of(source).dynamicSizes() : null;
    return sizes != null && isValidSize((MemRefType) source.resultType(0), dimension.bits(), sizes);
  }

  private boolean isValidSize(MemRefType type, long dimension, List<Value> sizes) {
    if (dimension < 0 || dimension >= type.rank()) {
      return false;
    }
    int dynamic = 0;
    for (int i = 0; i < dimension; i++) {
      dynamic += ShapedType.isDynamic(type.dimension(i)) ? 1 : 0;
    }
    return !ShapedType.isDynamic(type.dimension((int) dimension))
        || isValidSymbol(sizes.get(dynamic), scope);
  }
}
