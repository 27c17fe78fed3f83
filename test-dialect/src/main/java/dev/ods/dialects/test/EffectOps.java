// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.constraint.*;
import dev.ods.effect.DefaultResource;
import dev.ods.effect.EffectInstance;
import dev.ods.effect.EffectResource;
import dev.ods.effect.MemoryEffect;
import dev.ods.effect.MemoryEffectsOpInterface;
import dev.ods.ir.*;
import dev.ods.trait.*;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/** Ops with effects on memory, which are declared or computed; they have no formats. */
public interface EffectOps {
  /** What its attribute {@code effects} says, an array of dictionaries. */
  interface ListedEffects extends MemoryEffectsOpInterface {
    @Override
    default void memoryEffects(Consumer<? super EffectInstance> effects) {
      if (operation().attribute("effects") instanceof ArrayAttr list) {
        for (Attribute each : list.elements()) {
          effects.accept(effect((DictionaryAttr) each));
        }
      }
    }

    private EffectInstance effect(DictionaryAttr listed) {
      String name = listed.get("effect", StringAttr.class).value();
      MemoryEffect effect = MemoryEffect.valueOf(name.toUpperCase(Locale.ROOT));
      EffectResource resource =
          listed.contains("test_resource") ? TestResource.INSTANCE : DefaultResource.INSTANCE;
      if (listed.contains("on_result")) {
        return EffectInstance.on(operation().result(0), effect, resource);
      }
      if (listed.contains("on_operand")) {
        return EffectInstance.on(operation().opOperand(0), effect, resource);
      }
      if (listed.contains("on_argument")) {
        Block entry = Objects.requireNonNull(operation().region(0).first());
        return EffectInstance.on(entry.argument(0), effect, resource);
      }
      return listed.get("on_reference") instanceof SymbolRefAttr symbol
          ? EffectInstance.on(symbol, effect, resource)
          : EffectInstance.of(effect, resource);
    }
  }

  /** Effects that an attribute lists. */
  @Op(dialect = TestDialect.class, name = "side_effect_op")
  interface SideEffect extends ListedEffects {
    @Result
    Value result();
  }

  /** Reads memory and shows what is in it, which is an effect on no memory in particular. */
  @Op(dialect = TestDialect.class, name = "read_buffer")
  interface ReadBuffer extends MemoryEffectsOpInterface {
    @Operand(AnyRankedOrUnrankedMemRef.class)
    Value buffer();

    @Override
    default void memoryEffects(Consumer<? super EffectInstance> effects) {
      OpOperand buffer = operation().opOperand(0);
      effects.accept(EffectInstance.on(buffer, MemoryEffect.READ, DefaultResource.INSTANCE));
      effects.accept(EffectInstance.of(MemoryEffect.WRITE, DefaultResource.INSTANCE));
    }
  }

  /** No effects. */
  @Op(dialect = TestDialect.class, name = "forward_buffer")
  @Trait(Pure.class)
  interface ForwardBuffer {
    @Operand(AnyRankedOrUnrankedMemRef.class)
    Value buffer();

    @Result(AnyRankedOrUnrankedMemRef.class)
    Value result();
  }

  /** Effects through operands, references to symbols and a result. */
  @Op(dialect = TestDialect.class, name = "op_with_effects_a")
  interface TestEffectsOpA {
    @Operand(AnyMemRef.class)
    @MemRead
    ValueRange memory();

    @Attr
    @FlatSymbolRef
    @MemRead
    String first();

    @Attr
    @MemWrite
    SymbolRefAttr second();

    @Attr(name = "optional_symbol")
    @MemRead
    Optional<SymbolRefAttr> optionalSymbol();

    @Result(AnyMemRef.class)
    @MemAlloc(TestResource.class)
    Value result();
  }

  /** An effect of the operation, on a resource of its own. */
  @Op(dialect = TestDialect.class, name = "op_with_effects_b")
  @MemWrite(TestResource.class)
  interface TestEffectsOpB {}

  /** Reads memory. */
  @Op(dialect = TestDialect.class, name = "op_with_memread")
  @MemRead
  interface TestEffectsRead {
    @Result(AnyInteger.class)
    Value result();
  }

  /** Writes memory. */
  @Op(dialect = TestDialect.class, name = "op_with_memwrite")
  @MemWrite
  interface TestEffectsWrite {}

  /** Two effects through a result. */
  @Op(dialect = TestDialect.class, name = "test_effects_result")
  interface TestEffectsResult {
    @Result(I32.class)
    @MemAlloc
    @MemWrite
    Value result();
  }
}
