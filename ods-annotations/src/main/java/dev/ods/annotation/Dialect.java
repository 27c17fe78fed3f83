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
 * dev.ods.ir.DialectDefinition} with a public constructor without parameters. Declare it as a
 * service provider, with {@code provides dev.ods.ir.DialectDefinition with} in {@code
 * module-info.java} or in {@code META-INF/services}, so that tools find it.
 *
 * <p>A dialect parses and prints its types and attributes in static methods, which are recognised
 * by their signatures: {@code static @Nullable Type parseType(DialectAsmParser)} and {@code static
 * void printType(Type, DialectAsmPrinter)}, {@code static @Nullable Attribute
 * parseAttribute(DialectAsmParser, @Nullable Type)} and {@code static void
 * printAttribute(Attribute, DialectAsmPrinter)}. It verifies discardable attributes whose names
 * have its prefix, on operations of any dialect, in {@code static void
 * verifyOperationAttribute(Operation, NamedAttribute, Diagnostics)}; those of the arguments and
 * results of functions, in {@code static void verifyRegionArgAttribute(Operation, int region, int
 * argument, NamedAttribute, Diagnostics)} and {@code verifyRegionResultAttribute}. In {@code static
 * void initialize(Context)} it attaches interfaces to operations, types and attributes of other
 * dialects when a context loads it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Dialect {
  /** The namespace: a letter or underscore, then letters, digits, underscores and {@code $}. */
  String name();

  /**
   * The operations, each an interface with {@link Op} that names this dialect. A class without it
   * is a holder, and lists all operations declared inside it, at any depth: {@code ArithOps.class}
   * lists {@code ArithOps.AddF} and the others. The dialect's own interface may be the holder.
   */
  Class<?>[] ops() default {};

  /**
   * The types, each a record with {@link TypeDef} that names this dialect, or a class that holds
   * such records. Their parser and printer follow from the list; a {@code parseType} beside it is
   * called for all other mnemonics, and {@code printType} for all other classes.
   */
  Class<?>[] types() default {};

  /**
   * The attributes, each a record with {@link AttrDef} that names this dialect, or an enum with
   * {@link EnumAttr} and a name in it; as for types.
   */
  Class<?>[] attributes() default {};

  /**
   * Other dialects whose types, attributes or operations this one uses, such as {@code
   * ArithDialect.class}: a context that loads this dialect loads them too.
   */
  Class<?>[] dependentDialects() default {};

  /**
   * The C++ namespace that messages about wrong text name before the classes of its types and
   * attributes, as MLIR's {@code cppNamespace} is: {@code "::tf"} for {@code ::tf::PaddingAttr}.
   */
  String cppNamespace() default "::mlir";

  /**
   * Whether operations of the namespace that are not listed are accepted: they are parsed in
   * generic form and preserved. For a partially declared dialect.
   */
  boolean allowUnknownOperations() default false;

  /**
   * Whether unknown types and attributes of the namespace are accepted, and preserved as text. A
   * {@code parseType} or {@code parseAttribute} returns {@code DialectAsmParser.unknownType} or
   * {@code unknownAttribute} for them.
   */
  boolean allowUnknownTypes() default false;
}
