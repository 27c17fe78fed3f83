// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares that an operation writes to a resource (MLIR's {@code MemWrite}). On an operand, a
 * result or a reference to a symbol it says what the effect acts through, on an operation only that
 * there is one. The operation then implements {@code MemoryEffectsOpInterface} with all effects
 * that are declared: those of the operation, then those of its operands and attributes, then those
 * of its results.
 */
@Documented
@Repeatable(MemWrite.List.class)
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface MemWrite {
  /**
   * The resource: a subclass of {@code EffectResource} with a constant {@code INSTANCE}, both
   * public if it is of another package. By default memory as such.
   */
  Class<?> value() default void.class;

  /** When the effect occurs: those of an operation occur in the order of their stages. */
  int stage() default 0;

  /** Whether the effect is on each element of what it acts on (MLIR's {@code FullEffect}). */
  boolean full() default false;

  /** Several effects of this kind on different resources or in different stages. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({ElementType.METHOD, ElementType.TYPE})
  @interface List {
    /** The effects. */
    MemWrite[] value();
  }
}
