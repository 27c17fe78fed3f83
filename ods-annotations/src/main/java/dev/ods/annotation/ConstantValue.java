// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the attribute to which an op with the trait {@code ConstantLike} folds, as it is stored.
 * The op class implements {@code Foldable} then, so that the declaration has no {@code fold} of its
 * own, and rewrites read the attribute without a call of it.
 *
 * <pre>{@code
 * @Op(dialect = ToyDialect.class, name = "constant")
 * @Trait({ConstantLike.class, Pure.class})
 * public interface Constant {
 *   @Attr @ConstantValue TypedAttr value();
 *   @Result Value result();
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface ConstantValue {}
