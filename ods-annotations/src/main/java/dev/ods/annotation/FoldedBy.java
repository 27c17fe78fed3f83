// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names how the op folds (ODS: {@code hasFolder}), where that is written in another class: the
 * generated class implements {@code Foldable}, and calls it.
 *
 * <pre>{@code
 * @Op(dialect = TfDialect.class, name = "Add")
 * @FoldedBy(value = Folds.class, name = "ADD")
 * interface Add { … }
 *
 * final class Folds {
 *   static final Folder ADD = (op, constants) -> …;
 *
 *   static FoldResult negate(Neg op, Constants constants) { … }
 * }
 * }</pre>
 *
 * <p>The folder is a static method that returns a {@code FoldResult}, or null, and takes the {@code
 * Operation}, the op's declaration, an interface that this extends or the generated class, and the
 * {@code Constants} if it needs them; or it is a constant of type {@code Folder}. An op inherits
 * the annotation from the interfaces that it extends, unless it has one, or a method {@code fold}
 * of {@code Foldable}, of its own.
 */
// Not documented: the class may be package-private, which Javadoc would not show.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface FoldedBy {
  /** The class that has the method or the constant. */
  Class<?> value();

  /** The name of the method or the constant. */
  String name() default "fold";
}
