// SPDX-License-Identifier: Apache-2.0
package dev.ods.effect;

import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of an operation whose effects on memory are known (MLIR's interface
 * of the same name). Where they are the same for all operations of the kind, annotations say them
 * instead: {@code @MemRead}, {@code @MemWrite}, {@code @MemAlloc} and {@code @MemFree} on operands,
 * results, references to symbols or the operation; the traits {@link dev.ods.trait.NoMemoryEffect}
 * and {@link dev.ods.trait.Pure} stand for none. An operation that has this interface and the trait
 * {@link dev.ods.trait.RecursiveMemoryEffects} has its own effects and those of the operations
 * nested in it.
 *
 * <p>{@link SideEffects} has the questions that passes ask.
 */
public interface MemoryEffectsOpInterface extends OpView {
  /**
   * Passes on the operation's own effects, in order.
   *
   * @param effects receives them
   */
  void memoryEffects(Consumer<? super EffectInstance> effects);

  /** The operation's own effects, in order. */
  default List<EffectInstance> memoryEffects() {
    List<EffectInstance> all = new ArrayList<>();
    memoryEffects(all::add);
    return all;
  }

  /** Whether it has an effect of a kind. */
  default boolean hasMemoryEffect(MemoryEffect effect) {
    return memoryEffects().stream().anyMatch(one -> one.effect() == effect);
  }

  /** Whether it has effects, all of which are of a kind. */
  default boolean onlyHasMemoryEffect(MemoryEffect effect) {
    List<EffectInstance> all = memoryEffects();
    return !all.isEmpty() && all.stream().allMatch(one -> one.effect() == effect);
  }

  /** Whether it has no effect of its own. */
  default boolean hasNoMemoryEffect() {
    return memoryEffects().isEmpty();
  }

  /** The effects that act through a value. */
  default List<EffectInstance> memoryEffectsOn(Value value) {
    return select(one -> value.equals(one.value()));
  }

  /** The effects that act through a reference to a symbol. */
  default List<EffectInstance> memoryEffectsOn(SymbolRefAttr symbol) {
    return select(one -> one.symbol() == symbol);
  }

  /** The effects on a resource. */
  default List<EffectInstance> memoryEffectsOn(EffectResource resource) {
    return select(one -> one.resource() == resource);
  }

  /** The first effect of a kind that acts through a value, or null. */
  default @Nullable EffectInstance memoryEffectOn(MemoryEffect effect, Value value) {
    for (EffectInstance one : memoryEffects()) {
      if (one.effect() == effect && value.equals(one.value())) {
        return one;
      }
    }
    return null;
  }

  private List<EffectInstance> select(Predicate<EffectInstance> condition) {
    return memoryEffects().stream().filter(condition).toList();
  }

  /** Implemented by operations without effects of their own, because of their traits. */
  interface None extends MemoryEffectsOpInterface {
    @Override
    default void memoryEffects(Consumer<? super EffectInstance> effects) {}
  }
}
