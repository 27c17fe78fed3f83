// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Defines a type of a dialect (ODS: "Defining Dialect Attributes and Types", {@code TypeDef}). The
 * record's components are the parameters: two types with equal records are the same type.
 *
 * <pre>{@code
 * // A matrix of fixed extents.
 * @TypeDef(dialect = MyDialect.class, mnemonic = "mat")
 * @AssemblyFormat("`<` $rows `x` $columns `,` $elementType `>`")
 * public record Mat(long rows, long columns, Type elementType) {
 *   void verify(Diagnostics diagnostics, Location location) {
 *     if (rows < 0 || columns < 0) {
 *       diagnostics.error(location, "extents must not be negative");
 *     }
 *   }
 * }
 * }</pre>
 *
 * <p>For {@code Mat} the processor writes the class {@code MatType}, whose instances are interned:
 * {@code get} and {@code getChecked}, an accessor per parameter, the parser and the printer. It is
 * also a constraint: {@code @Operand(MatType.class) Value matrix()}.
 *
 * <p>A component is an integer, a {@code boolean}, a {@code float} or {@code double}, a {@code
 * String}, an enum with {@link EnumAttr}, a {@code Type} or {@code Attribute} or a subclass, a
 * {@code List} or an {@code Optional} of these, or of a class of your own with {@code
 * static @Nullable T parse(AsmParser)} and {@code void print(AsmPrinter)}, and with {@code equals}
 * and {@code hashCode} by value; one that only {@code custom} directives of the format read and
 * write is of any class with these. What looks for types and attributes in a type finds and
 * replaces those in records without type parameters: their components that are a {@code Type} or
 * {@code Attribute}, a subclass of one, or another such record, and {@code Optional} and {@code
 * List} of these. It does not find those in other classes, in arrays, {@code Set} or {@code Map},
 * in a list inside of another or of an {@code Optional}, in components whose class is an interface
 * of types or attributes, and in classes that are not visible where the type is declared. See
 * {@link Param}, {@link Default} and {@link SelfType}.
 *
 * <p>Further constructors of the record become further {@code get} methods; one that takes a {@code
 * Context} first gets it. Instance methods of the record, among them those of the interfaces that
 * it implements, become methods of the generated class. Two are recognised by their signatures:
 *
 * <ul>
 *   <li>{@code void verify(Diagnostics, Location)} checks the parameters;
 *   <li>{@code void print(AsmPrinter)}, together with {@code static @Nullable Mat
 *       parse(AsmParser)}, replaces {@link AssemblyFormat}: both deal with the text after the
 *       mnemonic, and the components may be of any class with {@code equals} and {@code hashCode}
 *       by value.
 * </ul>
 *
 * <p>A type may contain itself, such as a list of nodes that refer to each other by name. A record
 * may have parameters of its own class, {@code Optional<MatType>}; and what is set later is in its
 * {@link #body}, which is not part of what makes two types the same:
 *
 * <pre>{@code
 * @TypeDef(dialect = MyDialect.class, mnemonic = "struct", body = Struct.Fields.class)
 * public record Struct(String name) {
 *   public record Fields(List<Type> types) {}
 * }
 * }</pre>
 *
 * <p>{@code StructType} then has {@code setBody(Fields)} and {@code @Nullable Fields body()}. A
 * type with a body is parsed by {@code static @Nullable StructType parse(AsmParser)} and printed by
 * {@code void print(AsmPrinter, StructType)}, which use {@code tryStartCyclicParse} and {@code
 * tryStartCyclicPrint}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface TypeDef {
  /** The dialect, which lists the type in {@link Dialect#types}. */
  Class<?> dialect();

  /**
   * The name in the dialect: the {@code mat} of {@code !my.mat}. By default the type has none, and
   * {@code parseType} and {@code printType} of the dialect are written by hand.
   */
  String mnemonic() default "";

  /**
   * The name of the definition in messages about wrong text, that of MLIR's record; by default the
   * dialect's name and the generated class, {@code My_MatType}.
   */
  String definition() default "";

  /** Whether its alias is its mnemonic, unless dialects give it another. */
  boolean mnemonicAlias() default false;

  /**
   * The class of its body: what is set once, after the type has been created, and may contain it
   * (MLIR's {@code MutableType}). A class of types or attributes, or a record. By default it has
   * none.
   */
  Class<?> body() default void.class;

  /**
   * Whether there are no {@code get} and {@code getChecked} with all parameters, unless there are
   * no parameters.
   */
  boolean skipDefaultBuilders() default false;
}
