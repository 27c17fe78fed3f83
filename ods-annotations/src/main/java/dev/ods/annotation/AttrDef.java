// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Defines an attribute of a dialect (ODS: "Defining Dialect Attributes and Types", {@code
 * AttrDef}), as {@link TypeDef} defines a type.
 *
 * <pre>{@code
 * // A range of integers.
 * @AttrDef(dialect = MyDialect.class, mnemonic = "range")
 * @AssemblyFormat("`<` $first `to` $last `>`")
 * public record Range(long first, long last) {}
 *
 * @Attr RangeAttr range();
 * }</pre>
 *
 * <p>For {@code Range} the processor writes the class {@code RangeAttr}. A hand-written parser is
 * {@code static @Nullable Range parse(AsmParser, @Nullable Type)}: the type is the one that follows
 * the attribute or is known from the context. A component with {@link SelfType} is that type.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface AttrDef {
  /** The dialect, which lists the attribute in {@link Dialect#attributes}. */
  Class<?> dialect();

  /**
   * The name in the dialect: the {@code range} of {@code #my.range}. By default the attribute has
   * none, and {@code parseAttribute} and {@code printAttribute} of the dialect are written by hand.
   */
  String mnemonic() default "";

  /**
   * The name of the definition in messages about wrong text, that of MLIR's record; by default the
   * dialect's name and the generated class, {@code My_RangeAttr}.
   */
  String definition() default "";

  /** Whether its alias is its mnemonic, unless dialects give it another. */
  boolean mnemonicAlias() default false;

  /**
   * Whether there are no {@code get} and {@code getChecked} with all parameters, unless there are
   * no parameters.
   */
  boolean skipDefaultBuilders() default false;
}
