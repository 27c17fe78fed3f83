// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a constraint that holds when one of the named ones does (MLIR's {@code AnyTypeOf} and
 * {@code AnyAttrOf}; ODS: "Constraints").
 *
 * <pre>{@code
 * @AnyOf({F16.class, F32.class, F64.class})
 * public interface FpType {}
 *
 * @TensorOf(FpType.class)
 * public interface FpTensor {}
 * }</pre>
 *
 * <p>The declaration then is a constraint to use by its class literal:
 * {@code @Operand(FpTensor.class)}. Several combinators on one declaration must all hold. On an
 * operand, a result or an attribute they constrain that one, together with the constraint that
 * {@link Operand}, {@link Result} or {@link Attr} names: {@code @Operand @AnyOf({F16.class,
 * F32.class}) Value x()}. A constraint can also be a class with a {@code public static boolean
 * test(Type)} or {@code test(Attribute)} and a {@link Summary}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface AnyOf {
  /** The alternatives. */
  Class<?>[] value();
}
