// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An interface that declares rewrite patterns (MLIR: "Table-driven Declarative Rewrite Rule"), each
 * a method with {@link Pattern}.
 *
 * <pre>{@code
 * @PatternSet(TfDialect.class)
 * interface Shapes {
 *   @Pattern(match = "(tf.Reshape (tf.Reshape $x, $_), $shape)", rewrite = "(tf.Reshape $x, $shape)")
 *   void reshapeTwice();
 * }
 * }</pre>
 *
 * <p>The generated class {@code ShapesPatterns} adds them to a set for the greedy driver, {@code
 * ShapesPatterns.addTo(patterns)}, in the order of their declaration.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface PatternSet {
  /** The dialects whose operations the patterns name. */
  Class<?>[] value();
}
