// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Requires that one of the operations that enclose this one, at any depth, is one of those named
 * (MLIR's {@code HasAncestor}).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface HasAncestor {
  /**
   * The ops, at least one: interfaces with {@link Op}, or op classes with a constant {@code NAME}.
   */
  Class<?>[] value();
}
