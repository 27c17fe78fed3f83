// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a type interface (MLIR's {@code TypeInterface}): methods that types of several classes
 * have. It is an interface without type parameters, which records with {@link TypeDef} implement;
 * {@code Context.attachInterface} attaches it to a class that one does not own. {@code type.as(…)}
 * finds both.
 *
 * <p>It is also a constraint, which types that have it satisfy: {@code @Operand(Sized.class)}. Its
 * summary is {@code Sized instance} for an interface {@code Sized}, unless {@link Summary} gives
 * another.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface TypeInterface {}
