// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.effect.SideEffects;
import dev.ods.ir.OpModel;
import dev.ods.ir.OperationName;
import dev.ods.trait.ConstantLike;
import dev.ods.trait.RegionKindInterface;
import dev.ods.trait.Terminator;
import org.jspecify.annotations.Nullable;

/**
 * What a greedy rewrite can do with the operations of a name, so that those with which it can do
 * nothing are never visited.
 *
 * @param model null if they are not registered
 * @param cyclic whether values in their regions may be used before they are defined
 * @param terminates whether they are terminators
 * @param constant whether they define constants, which would fold to themselves for ever
 * @param constantSlot the property slot of the constants, or -1 if only a fold tells them
 * @param folds whether they may fold
 * @param folding who folds them
 * @param foldCondition what one of them must have to be folded; null if nothing
 * @param patterns in the order in which they are tried
 * @param mayDie whether one of them may be erased because nothing uses it
 * @param diesUnused whether each of them may
 * @param isRewritable whether they may fold or a pattern is for them
 * @param acts whether they may be erased or rewritten
 */
record OpKind(
    @Nullable OpModel model,
    boolean cyclic,
    boolean terminates,
    boolean constant,
    int constantSlot,
    boolean folds,
    Folding.Plan folding,
    Folder.@Nullable Condition foldCondition,
    PatternSequence patterns,
    boolean mayDie,
    boolean diesUnused,
    boolean isRewritable,
    boolean acts) {
  static OpKind of(OperationName name, FrozenRewritePatternSet patterns, boolean folding) {
    boolean constant = name.hasTrait(ConstantLike.class);
    Folding.Plan plan = Folding.planOf(name);
    boolean folds = folding && !constant && plan.mayFold();
    PatternSequence sequence = patterns.of(name);
    boolean isRewritable = folds || sequence.size() > 0;
    boolean mayDie = SideEffects.mayBeTriviallyDead(name);
    return new OpKind(
        name.model(),
        name.model() == null || name.hasInterface(RegionKindInterface.class),
        name.hasTrait(Terminator.class),
        constant,
        constant ? ConstantDefinitions.slotOf(name) : -1,
        folds,
        plan,
        plan.condition().rulesOut() ? plan.condition() : null,
        sequence,
        mayDie,
        SideEffects.areTriviallyDeadIfUnused(name),
        isRewritable,
        mayDie || isRewritable);
  }
}
