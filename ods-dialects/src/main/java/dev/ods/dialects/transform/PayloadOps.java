// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.*;
import dev.ods.effect.DefaultResource;
import dev.ods.effect.EffectInstance;
import dev.ods.effect.MemoryEffect;
import dev.ods.ir.Value;
import java.util.Optional;
import java.util.function.Consumer;

/** Marking, printing and verifying the payload. */
public interface PayloadOps {
  /** Annotates operations with an attribute. */
  @Op(dialect = TransformDialect.class, name = "annotate")
  @AssemblyFormat("$target $name attr-dict (`=` $param^)? `:` type($target) (`,` type($param)^)?")
  interface Annotate extends HandleEffects.OfTransformations {
    /** The operations. */
    @Operand(OperationHandle.class)
    Value target();

    /** The name of the attribute. */
    @Attr
    String name();

    /** The attribute's value; a unit attribute if absent. */
    @Operand(Parameter.class)
    Optional<Value> param();
  }

  /** Prints operations, or the whole module. */
  @Op(dialect = TransformDialect.class, name = "print")
  @AssemblyFormat("$target attr-dict (`:` type($target)^)?")
  interface Print extends HandleEffects.OfReaders {
    /** Writes the text, too. */
    @Override
    default void affectPayload(Consumer<? super EffectInstance> effects) {
      HandleEffects.OfReaders.super.affectPayload(effects);
      effects.accept(EffectInstance.of(MemoryEffect.WRITE, DefaultResource.INSTANCE));
    }

    /** The operations. */
    @Operand(OperationHandle.class)
    Optional<Value> target();

    /** The text to print before them. */
    @Attr
    Optional<String> name();

    /** Whether not to verify them. */
    @Attr(name = "assume_verified")
    @Unit
    boolean assumeVerified();

    /** Whether to print no aliases. */
    @Attr(name = "use_local_scope")
    @Unit
    boolean useLocalScope();

    /** Whether to print no regions. */
    @Attr(name = "skip_regions")
    @Unit
    boolean skipRegions();
  }

  /** Verifies operations. */
  @Op(dialect = TransformDialect.class, name = "verify")
  @AssemblyFormat("$target attr-dict `:` type($target)")
  interface Verify extends HandleEffects, TargetOp {}
}
