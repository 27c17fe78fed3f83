// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.effect.MemoryEffectsOpInterface;
import dev.ods.inline.DialectInlinerInterface;
import dev.ods.ir.Block;
import dev.ods.ir.IrMapping;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.rewrite.Matchers;
import dev.ods.shaped.ShapedDimOpInterface;
import dev.ods.trait.AffineScope;
import java.util.List;

/**
 * How {@code affine} takes part in inlining: where the operands of maps stay valid dimensions and
 * symbols.
 */
final class AffineInliner implements DialectInlinerInterface {
  @Override
  public boolean isLegalToInline(
      Region target, Region source, boolean wouldBeCloned, IrMapping mapping) {
    Operation owner = target.parentOp();
    Block block = source.first();
    if (owner == null || !isLoopOrCondition(owner) || block == null || !source.hasOneBlock()) {
      return false;
    }
    for (Operation op : block.operations()) {
      MemoryEffectsOpInterface known = op.as(MemoryEffectsOpInterface.class);
      boolean hasNoEffect = known != null && known.hasNoMemoryEffect();
      if (!hasNoEffect && !remainsLegal(op, source, target, mapping)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean isLegalToInline(
      Operation op, Region target, boolean wouldBeCloned, IrMapping mapping) {
    Operation owner = target.parentOp();
    return owner != null && (owner.name().hasTrait(AffineScope.class) || isLoopOrCondition(owner));
  }

  private static boolean isLoopOrCondition(Operation op) {
    return op.is(ForOp.MODEL) || op.is(ParallelOp.MODEL) || op.is(IfOp.MODEL);
  }

  /** Whether a load or a store is valid in the target; no other operation with effects is. */
  private static boolean remainsLegal(
      Operation op, Region source, Region target, IrMapping mapping) {
    boolean reads = op.is(LoadOp.MODEL) || op.is(VectorLoadOp.MODEL);
    if (!reads && !op.is(StoreOp.MODEL) && !op.is(VectorStoreOp.MODEL)) {
      return false;
    }
    int first = reads ? 1 : 2;
    List<Value> operands = op.operands(first, op.operandCount() - first);
    int dims = AccessSyntax.map(op).value().dimCount();
    for (int i = 0; i < operands.size(); i++) {
      if (!remainsLegal(operands.get(i), i < dims, source, target, mapping)) {
        return false;
      }
    }
    return true;
  }

  private static boolean remainsLegal(
      Value value, boolean isDim, Region source, Region target, IrMapping mapping) {
    if (!source.equals(value.parentRegion())) {
      return true;
    }
    Operation op = value.definingOp();
    if (op != null) {
      return Matchers.constant(value) != null || op.as(ShapedDimOpInterface.class) != null;
    }
    Value replaced = mapping.lookup(value);
    return replaced != null
        && (isDim
            ? AffineValues.isValidDim(replaced, target)
            : AffineValues.isValidSymbol(replaced, target));
  }
}
