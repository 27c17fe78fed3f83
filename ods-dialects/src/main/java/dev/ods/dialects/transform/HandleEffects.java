// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.OpInterface;
import dev.ods.effect.EffectInstance;
import dev.ods.effect.EffectResource;
import dev.ods.effect.MemoryEffect;
import dev.ods.effect.MemoryEffectsOpInterface;
import dev.ods.ir.*;
import java.util.function.Consumer;

/**
 * Extended by operations on handles and parameters: reading an operand or making a result is an
 * effect on the mapping of handles to payload.
 */
@OpInterface
public interface HandleEffects extends MemoryEffectsOpInterface {
  /** Reads the operands, makes the results, and has an effect on the payload. */
  @Override
  default void memoryEffects(Consumer<? super EffectInstance> effects) {
    readOperands(effects);
    makeResults(effects);
    affectPayload(effects);
  }

  /** Whether an operand is invalid afterwards: none by default. */
  default boolean consumes(int operand) {
    return false;
  }

  /** The effects on the payload: none by default. */
  default void affectPayload(Consumer<? super EffectInstance> effects) {}

  /** Reads the operands. */
  default void readOperands(Consumer<? super EffectInstance> effects) {
    for (int i = 0; i < operation().operandCount(); i++) {
      OpOperand operand = operation().opOperand(i);
      effects.accept(EffectInstance.on(operand, MemoryEffect.READ, Mapping.INSTANCE));
      if (consumes(i)) {
        effects.accept(EffectInstance.on(operand, MemoryEffect.FREE, Mapping.INSTANCE));
      }
    }
  }

  /** Makes the results. */
  default void makeResults(Consumer<? super EffectInstance> effects) {
    for (Value result : operation().results()) {
      effects.accept(EffectInstance.on(result, MemoryEffect.ALLOCATE, Mapping.INSTANCE));
      effects.accept(EffectInstance.on(result, MemoryEffect.WRITE, Mapping.INSTANCE));
    }
  }

  /** Extended by operations that read the payload of handles. */
  @OpInterface
  interface OfReaders extends HandleEffects {
    @Override
    default void affectPayload(Consumer<? super EffectInstance> effects) {
      effects.accept(EffectInstance.of(MemoryEffect.READ, PayloadIr.INSTANCE));
    }
  }

  /** Extended by operations that change the payload. */
  @OpInterface
  interface OfTransformations extends HandleEffects {
    @Override
    default void affectPayload(Consumer<? super EffectInstance> effects) {
      effects.accept(EffectInstance.of(MemoryEffect.READ, PayloadIr.INSTANCE));
      effects.accept(EffectInstance.of(MemoryEffect.WRITE, PayloadIr.INSTANCE));
    }
  }

  /** Extended by operations that make parameters. */
  @OpInterface
  interface OfParameterMakers extends OfReaders {
    /** Reads the payload if an operand is a handle. */
    @Override
    default void memoryEffects(Consumer<? super EffectInstance> effects) {
      makeResults(effects);
      readOperands(effects);
      if (!operation().operands().types().stream().allMatch(Parameter::test)) {
        affectPayload(effects);
      }
    }
  }

  /** What handles and parameters stand for. */
  final class Mapping extends EffectResource {
    /** The resource. */
    public static final Mapping INSTANCE = new Mapping();

    private Mapping() {
      super("transform.mapping");
    }
  }

  /** The operations that are transformed. */
  final class PayloadIr extends EffectResource {
    /** The resource. */
    public static final PayloadIr INSTANCE = new PayloadIr();

    private PayloadIr() {
      super("transform.payload_ir");
    }
  }
}
