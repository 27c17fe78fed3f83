// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.effect.AutomaticAllocationScopeResource;
import dev.ods.effect.EffectInstance;
import dev.ods.effect.MemoryEffect;
import dev.ods.effect.MemoryEffectsOpInterface;
import dev.ods.ir.*;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import dev.ods.trait.AutomaticAllocationScope;
import dev.ods.trait.RecursiveMemoryEffects;
import dev.ods.trait.Terminator;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Patterns of canonicalization of {@code memref.alloca_scope}. */
final class AllocaScopePatterns {
  private AllocaScopePatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(AllocaScopeOp.MODEL, "AllocaScopeInliner", 1, AllocaScopePatterns::inline)
        .add(AllocaScopeOp.MODEL, "AllocaScopeHoister", 1, AllocaScopePatterns::hoist);
  }

  private static boolean isScope(@Nullable Operation op) {
    return op != null && op.name().hasTrait(AutomaticAllocationScope.class);
  }

  // --- What an operation allocates.

  private static boolean allocates(MemoryEffectsOpInterface effects) {
    for (Value result : effects.operation().results()) {
      EffectInstance effect = effects.memoryEffectOn(MemoryEffect.ALLOCATE, result);
      if (effect != null && effect.resource() == AutomaticAllocationScopeResource.INSTANCE) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAllocation(Operation op) {
    MemoryEffectsOpInterface effects = op.as(MemoryEffectsOpInterface.class);
    return effects != null && allocates(effects);
  }

  /** Whether an operation might allocate on the stack itself, apart from what is nested in it. */
  private static boolean mightAllocate(Operation op) {
    if (op.name().hasTrait(RecursiveMemoryEffects.class)) {
      return false;
    }
    MemoryEffectsOpInterface effects = op.as(MemoryEffectsOpInterface.class);
    return effects == null || allocates(effects);
  }

  private static boolean mightAllocateInside(Operation scope) {
    return scope.walk(
            WalkOrder.PRE,
            op -> {
              if (op.equals(scope)) {
                return WalkResult.CONTINUE;
              }
              if (mightAllocate(op)) {
                return WalkResult.INTERRUPT;
              }
              return isScope(op) ? WalkResult.SKIP : WalkResult.CONTINUE;
            })
        == WalkResult.INTERRUPT;
  }

  /** Whether only a terminator follows: then a longer lifetime is none. */
  private static boolean isLast(Operation op) {
    Operation next = op.next();
    return next != null
        && next.next() == null
        && next.name().mightHaveTrait(Terminator.class)
        && Objects.requireNonNull(op.parentRegion()).hasOneBlock();
  }

  // --- The patterns.

  private static boolean inline(Operation op, Rewriter rewriter) {
    if (mightAllocateInside(op) && !(isScope(op.parent()) && isLast(op))) {
      return false;
    }
    Block body = Objects.requireNonNull(op.region(0).first());
    Operation terminator = Objects.requireNonNull(body.last());
    rewriter.inlineBefore(body, op, List.of());
    rewriter.replace(op, List.copyOf(terminator.operands()));
    rewriter.erase(terminator);
    return true;
  }

  /** Moves allocations that end with an enclosing scope anyway to there. */
  private static boolean hoist(Operation op, Rewriter rewriter) {
    Operation last = lastBelowScope(op);
    if (last == null) {
      return false;
    }
    List<Operation> allocations = new ArrayList<>();
    op.walk(
        nested -> {
          if (isAllocation(nested) && nested.operands().stream().noneMatch(v -> isIn(v, last))) {
            allocations.add(nested);
          }
        });
    rewriter.setInsertionPoint(last);
    for (Operation allocation : allocations) {
      rewriter.replace(allocation, rewriter.clone(allocation, IrMapping.create()));
    }
    return !allocations.isEmpty();
  }

  /**
   * The operation around another one that lies directly in a scope, if it and all between are the
   * last in their blocks; null if not, or if the operation itself lies in a scope.
   */
  private static @Nullable Operation lastBelowScope(Operation op) {
    Operation last = op.parent();
    if (isScope(last) || !isLast(op)) {
      return null;
    }
    while (last != null && last.parent() != null && isLast(last)) {
      if (isScope(last.parent())) {
        return last;
      }
      last = last.parent();
    }
    return null;
  }

  private static boolean isIn(Value value, Operation op) {
    Region region = value.parentRegion();
    for (int i = 0; i < op.regionCount(); i++) {
      if (op.region(i).equals(region)
          || (region != null && op.region(i).isProperAncestorOf(region))) {
        return true;
      }
    }
    return false;
  }
}
