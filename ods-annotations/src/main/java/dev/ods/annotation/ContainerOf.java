// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a constraint on types: a container that a dialect defines, and an element type that
 * satisfies one of the named constraints (MLIR's {@code ContainerType}). See {@link AnyOf} for how
 * constraints are declared.
 *
 * <pre>{@code
 * @TypeDef(dialect = GpuDialect.class, mnemonic = "mma_matrix")
 * record MMAMatrix(List<Long> extents, Type elementType, String operand) {}
 *
 * @ContainerOf(container = MMAMatrix.class, value = {F16.class, F32.class})
 * interface FloatMatrix {}
 * }</pre>
 *
 * <p>Its summary is {@code gpu.mma_matrix of 16-bit float or 32-bit float values}; a definition
 * without a mnemonic needs a {@link Summary}. In formats its types are those of the container.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface ContainerOf {
  /** The definition of the container: a record with {@link TypeDef}. */
  Class<?> container();

  /** The component of the record that is the element type. */
  String element() default "elementType";

  /**
   * Whether formats print the types in full, and not without the dialect's prefix, as MLIR does if
   * the class of the container is no {@code TypeDef} there.
   */
  boolean qualified() default false;

  /** The constraints, of which the element type must satisfy one. */
  Class<?>[] value();
}
