// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a parameter of an {@link AttrDef} the type of the attribute (ODS: {@code
 * AttributeSelfTypeParameter}): {@code #my.code<1> : i8}. It is a {@code Type}, {@code none} if the
 * text has none, or a class of types, which the text then has to contain; with {@link Default} it
 * is the default if the text has none. Formats do not mention it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface SelfType {}
