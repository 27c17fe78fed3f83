// SPDX-License-Identifier: Apache-2.0
package dev.ods.effect;

import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Value;
import org.jspecify.annotations.Nullable;

/**
 * An effect of an operation (MLIR's {@code SideEffects::EffectInstance}): what it does, to which
 * resource and, if that is known, to what is behind an operand, a result, a block argument or a
 * symbol.
 *
 * @param effect what it does
 * @param resource what it acts on
 * @param operand the operand that it acts through; null if it does not act through one
 * @param value the operand's value, or the result or block argument that it acts through; null if
 *     it acts through none
 * @param symbol the reference to a symbol that it acts through, or null
 * @param parameters what the author adds to describe it, or null
 * @param stage the effects of an operation occur in the order of their stages
 * @param full whether it affects each element of what it acts on
 */
public record EffectInstance(
    MemoryEffect effect,
    EffectResource resource,
    @Nullable OpOperand operand,
    @Nullable Value value,
    @Nullable SymbolRefAttr symbol,
    @Nullable Attribute parameters,
    int stage,
    boolean full) {

  /** An effect on a resource as a whole. */
  public static EffectInstance of(MemoryEffect effect, EffectResource resource) {
    return new EffectInstance(effect, resource, null, null, null, null, 0, false);
  }

  /** An effect on what an operand refers to. */
  public static EffectInstance on(OpOperand operand, MemoryEffect effect, EffectResource resource) {
    return new EffectInstance(effect, resource, operand, operand.get(), null, null, 0, false);
  }

  /** An effect on what a result or a block argument refers to. */
  public static EffectInstance on(Value value, MemoryEffect effect, EffectResource resource) {
    return new EffectInstance(effect, resource, null, value, null, null, 0, false);
  }

  /** An effect on what a symbol refers to. */
  public static EffectInstance on(
      SymbolRefAttr symbol, MemoryEffect effect, EffectResource resource) {
    return new EffectInstance(effect, resource, null, null, symbol, null, 0, false);
  }

  /** The same effect, in a stage. */
  public EffectInstance inStage(int newStage) {
    return new EffectInstance(effect, resource, operand, value, symbol, parameters, newStage, full);
  }

  /** The same effect, on each element of what it acts on. */
  public EffectInstance onAll() {
    return new EffectInstance(effect, resource, operand, value, symbol, parameters, stage, true);
  }

  /** The same effect, described by an attribute. */
  public EffectInstance with(Attribute newParameters) {
    return new EffectInstance(effect, resource, operand, value, symbol, newParameters, stage, full);
  }
}
