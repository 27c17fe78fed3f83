// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The custom assembly form of an operation (ODS: "Declarative Assembly Format"), or of what follows
 * the mnemonic of a {@link TypeDef} or an {@link AttrDef}.
 *
 * <pre>{@code
 * @AssemblyFormat("$lhs `,` $rhs attr-dict `:` type($result)")
 * }</pre>
 *
 * <p>On an enum with {@link EnumAttr} and a name it is the syntax of the attribute: literals around
 * {@code $value}.
 *
 * <p>An op with neither a format nor custom {@code parse} and {@code print} methods has the generic
 * form only.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface AssemblyFormat {
  /** The format: literals between backquotes, variables, directives, optional groups. */
  String value();

  /**
   * Classes with methods for the {@code custom} directives of the format: {@code custom<Foo>(…)}
   * calls the static methods {@code parseFoo} and {@code printFoo}. They are looked for in the
   * declaration and the interfaces that it extends, in the classes that enclose it, in its dialect,
   * and then in these classes.
   */
  Class<?>[] customs() default {};
}
