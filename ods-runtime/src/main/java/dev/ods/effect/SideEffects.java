// SPDX-License-Identifier: Apache-2.0
package dev.ods.effect;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.Value;
import dev.ods.trait.RecursiveMemoryEffects;
import dev.ods.trait.SymbolOpInterface;
import dev.ods.trait.Terminator;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What passes ask about the effects of operations, with the answers of MLIR's functions of the same
 * names. None recurses, however deeply operations are nested; an operation without effects of its
 * own because of its traits costs no allocation.
 */
public final class SideEffects {
  private static final OperationName.Key<Boolean> EFFECT_FREE =
      OperationName.Key.create(
          name ->
              name.hasInterface(MemoryEffectsOpInterface.None.class)
                  && !name.hasTrait(RecursiveMemoryEffects.class));

  private SideEffects() {}

  /** Whether an operation, with all nested in it that count, has no effect on memory. */
  public static boolean isMemoryEffectFree(Operation op) {
    if (op.name().get(EFFECT_FREE)) {
      return true;
    }
    return all(
        op,
        next -> {
          if (next.name().get(EFFECT_FREE)) {
            return true;
          }
          MemoryEffectsOpInterface known = next.as(MemoryEffectsOpInterface.class);
          return known == null ? isRecursive(next) : known.hasNoMemoryEffect();
        },
        SideEffects::isRecursive);
  }

  /** Whether no operation of a name has an effect on memory. */
  public static boolean areMemoryEffectFree(OperationName name) {
    return name.get(EFFECT_FREE);
  }

  /** Whether it is unknown which effects an operation has. */
  public static boolean hasUnknownEffects(Operation op) {
    return !op.name().hasInterface(MemoryEffectsOpInterface.class) && !isRecursive(op);
  }

  /**
   * Whether an operation could be erased if its results were not used: it does nothing but read,
   * and use what it allocates itself.
   */
  public static boolean wouldOpBeTriviallyDead(Operation op) {
    return mayBeTriviallyDead(op.name())
        && (op.name().get(EFFECT_FREE)
            || all(op, SideEffects::hasRemovableEffects, SideEffects::isRecursive));
  }

  /** Whether an operation of a name could be dead if its results were not used. */
  public static boolean mayBeTriviallyDead(OperationName name) {
    return !name.mightHaveTrait(Terminator.class)
        && !name.hasInterface(SymbolOpInterface.class)
        && (name.hasInterface(MemoryEffectsOpInterface.class)
            || name.hasTrait(RecursiveMemoryEffects.class));
  }

  /** Whether all operations of a name are dead if their results are not used. */
  public static boolean areTriviallyDeadIfUnused(OperationName name) {
    return mayBeTriviallyDead(name) && name.get(EFFECT_FREE);
  }

  /** Whether an operation can be erased: its results are not used, and it would be dead without. */
  public static boolean isOpTriviallyDead(Operation op) {
    return op.useEmpty() && wouldOpBeTriviallyDead(op);
  }

  /** Whether an operation may be executed where it would not have been. */
  public static boolean isSpeculatable(Operation op) {
    return all(
        op,
        next -> {
          Speculatability answer = speculatability(next);
          return answer != Speculatability.NOT_SPECULATABLE;
        },
        next -> speculatability(next) == Speculatability.RECURSIVELY_SPECULATABLE);
  }

  /** Whether an operation may be executed speculatively and has no effect on memory. */
  public static boolean isPure(Operation op) {
    return isSpeculatable(op) && isMemoryEffectFree(op);
  }

  /** Whether an operation is known to have an effect of a kind itself. */
  public static boolean hasEffect(Operation op, MemoryEffect effect) {
    MemoryEffectsOpInterface known = op.as(MemoryEffectsOpInterface.class);
    return known != null && known.hasMemoryEffect(effect);
  }

  /** Whether an operation is known to have an effect of a kind itself, through a value. */
  public static boolean hasEffect(Operation op, Value value, MemoryEffect effect) {
    MemoryEffectsOpInterface known = op.as(MemoryEffectsOpInterface.class);
    return known != null && known.memoryEffectOn(effect, value) != null;
  }

  /** Whether an operation is known to have effects itself, all of which are of a kind. */
  public static boolean hasSingleEffect(Operation op, MemoryEffect effect) {
    MemoryEffectsOpInterface known = op.as(MemoryEffectsOpInterface.class);
    return known != null && known.onlyHasMemoryEffect(effect);
  }

  /** Whether an operation is known to have effects through a value, all of which are of a kind. */
  public static boolean hasSingleEffect(Operation op, Value value, MemoryEffect effect) {
    MemoryEffectsOpInterface known = op.as(MemoryEffectsOpInterface.class);
    if (known == null) {
      return false;
    }
    List<EffectInstance> effects = known.memoryEffectsOn(value);
    return !effects.isEmpty() && effects.stream().allMatch(one -> one.effect() == effect);
  }

  /**
   * The effects of an operation and of all nested in it that count; null if those of one of them
   * are unknown.
   */
  public static @Nullable List<EffectInstance> effectsRecursively(Operation op) {
    List<EffectInstance> effects = new ArrayList<>();
    boolean known =
        all(
            op,
            next -> {
              MemoryEffectsOpInterface own = next.as(MemoryEffectsOpInterface.class);
              if (own == null) {
                return isRecursive(next);
              }
              own.memoryEffects(effects::add);
              return true;
            },
            SideEffects::isRecursive);
    return known ? effects : null;
  }

  static boolean isRecursive(Operation op) {
    return op.name().hasTrait(RecursiveMemoryEffects.class);
  }

  private static Speculatability speculatability(Operation op) {
    ConditionallySpeculatable known = op.as(ConditionallySpeculatable.class);
    return known == null ? Speculatability.NOT_SPECULATABLE : known.speculatability();
  }

  static boolean hasRemovableEffects(Operation op) {
    if (op.name().get(EFFECT_FREE)) {
      return true;
    }
    MemoryEffectsOpInterface known = op.as(MemoryEffectsOpInterface.class);
    if (known == null) {
      return isRecursive(op);
    }
    List<EffectInstance> effects = known.memoryEffects();
    if (effects.isEmpty()) {
      return true;
    }
    Set<Value> allocated = new HashSet<>();
    for (EffectInstance one : effects) {
      Value value = one.value();
      if (one.effect() == MemoryEffect.ALLOCATE && value != null && op.equals(value.definingOp())) {
        allocated.add(value);
      }
    }
    for (EffectInstance one : effects) {
      Value value = one.value();
      boolean own = value != null && allocated.contains(value);
      if (!own && one.effect() != MemoryEffect.READ) {
        return false;
      }
    }
    return true;
  }

  private static boolean all(
      Operation root, Predicate<Operation> condition, Predicate<Operation> descends) {
    return firstWithout(root, condition, descends) == null;
  }

  /**
   * Searches an operation and those nested in it for one that does not satisfy a condition; null if
   * all do.
   *
   * @param descends whether the operations nested directly in an operation must satisfy it, too
   */
  static @Nullable Operation firstWithout(
      Operation root, Predicate<Operation> condition, Predicate<Operation> descends) {
    if (!condition.test(root)) {
      return root;
    }
    if (root.regionCount() == 0 || !descends.test(root)) {
      return null;
    }
    Deque<Operation> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Operation parent = pending.pop();
      for (int i = 0; i < parent.regionCount(); i++) {
        for (Block block : parent.region(i).blocks()) {
          for (Operation op : block.operations()) {
            if (!condition.test(op)) {
              return op;
            }
            if (op.regionCount() != 0 && descends.test(op)) {
              pending.push(op);
            }
          }
        }
      }
    }
    return null;
  }
}
