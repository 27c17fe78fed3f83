// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a dialect: a namespace and the operations in it (ODS: "Operation Definition", the {@code
 * Dialect} class).
 *
 * <pre>{@code
 * // The operations of TensorFlow.
 * @Dialect(name = "tf", ops = {AvgPool.class, Add.class})
 * public interface TfDialect {}
 * }</pre>
 *
 * <p>For {@code TfDialect} the processor writes {@code TfDialectDefinition}, a {@code
 * dev.ods.ir.Dialect} with a public constructor without parameters. Name it in the {@code provides
 * dev.ods.ir.Dialect with} of your {@code module-info.java}, or in {@code META-INF/services}, and
 * tools find it.
 *
 * <p>A dialect reads and writes types and attributes of its own with static methods, found by their
 * signature: {@code static @Nullable Type parseType(DialectAsmParser)} and {@code static void
 * printType(Type, DialectAsmPrinter)}, {@code static @Nullable Attribute
 * parseAttribute(DialectAsmParser, @Nullable Type)} and {@code static void
 * printAttribute(Attribute, DialectAsmPrinter)}. It checks the attributes that have its name, on
 * operations of any dialect, with {@code static void verifyOperationAttribute(Operation,
 * NamedAttribute, Diagnostics)}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Dialect {
  /** The namespace: a letter or underscore, then letters, digits, underscores and {@code $}. */
  String name();

  /**
   * The operations, each an interface with {@link Op} that names this dialect. A class without it
   * stands for all operations that are declared inside it, at any depth: {@code ArithOps.class}
   * lists {@code ArithOps.AddF} and its neighbours. That may be the dialect's own interface.
   */
  Class<?>[] ops() default {};

  /**
   * Other dialects whose types, attributes or operations this one uses, such as {@code
   * ArithDialect.class}: a context that knows this dialect knows them too.
   */
  Class<?>[] dependentDialects() default {};

  /**
   * Whether operations of the namespace that are not listed may be there: read in generic form and
   * kept as they are. For a dialect of which only a part is declared.
   */
  boolean allowUnknownOperations() default false;

  /**
   * Whether types and attributes of the namespace that it does not know may be there: kept as the
   * text that they are. A {@code parseType} or {@code parseAttribute} that meets one says so with
   * {@code DialectAsmParser.unknownType} or {@code unknownAttribute}.
   */
  boolean allowUnknownTypes() default false;
}
