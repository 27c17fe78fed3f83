// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an attribute interface (MLIR's {@code AttrInterface}): methods that attributes of
 * several classes have. It is an interface without type parameters, which records with {@link
 * AttrDef} implement; {@code Context.attachInterface} attaches it to a class that one does not own.
 * {@code attribute.as(…)} finds both.
 *
 * <p>It is also a constraint, which attributes that have it satisfy: {@code @Attr(Sized.class)}.
 * Its summary is {@code Sized instance} for an interface {@code Sized}, unless {@link Summary}
 * gives another.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface AttrInterface {}
