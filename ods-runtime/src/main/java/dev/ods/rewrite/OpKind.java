// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.effect.SideEffects;
import dev.ods.ir.OperationName;
import dev.ods.trait.ConstantLike;
import dev.ods.trait.RegionKindInterface;
import dev.ods.trait.Terminator;

/**
 * What a greedy rewrite can do with the operations of a name, so that those with which it can do
 * nothing are never visited.
 *
 * @param cyclic whether values in their regions may be used before they are defined
 * @param terminates whether they are terminators
 * @param constant whether they define constants, which would fold to themselves for ever
 * @param folds whether they may fold
 * @param folding who folds them
 * @param patterns in the order in which they are tried
 * @param mayDie whether one of them may be erased because nothing uses it
 * @param diesUnused whether each of them may
 */
record OpKind(
    boolean cyclic,
    boolean terminates,
    boolean constant,
    boolean folds,
    Folding.Plan folding,
    PatternSequence patterns,
    boolean mayDie,
    boolean diesUnused) {
  static OpKind of(
      OperationName name, FrozenRewritePatternSet patterns, GreedyRewriteConfig config) {
    boolean constant = name.hasTrait(ConstantLike.class);
    Folding.Plan folding = Folding.planOf(name);
    return new OpKind(
        name.model() == null || name.hasInterface(RegionKindInterface.class),
        name.hasTrait(Terminator.class),
        constant,
        config.folding() && !constant && folding.mayFold(),
        folding,
        patterns.of(name),
        SideEffects.mayBeTriviallyDead(name),
        SideEffects.areTriviallyDeadIfUnused(name));
  }

  boolean isRewritable() {
    return folds || patterns.size() > 0;
  }

  boolean acts() {
    return mayDie || isRewritable();
  }
}
