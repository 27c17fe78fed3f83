// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Requires that the operation that encloses this one is one of those named (MLIR's {@code
 * HasParent} and {@code ParentOneOf}).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface HasParent {
  /**
   * The ops, at least one: interfaces with {@link Op}, or op classes with a constant {@code NAME}.
   */
  Class<?>[] value();
}
