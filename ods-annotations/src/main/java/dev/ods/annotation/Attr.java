// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an attribute (ODS: "Operation arguments", "Attribute Definition").
 *
 * <p>The return type determines how it is stored:
 *
 * <table>
 * <caption>Java types and the corresponding attributes</caption>
 * <tr><th>Java</th><th>MLIR</th></tr>
 * <tr><td>{@code boolean}</td><td>{@code BoolAttr}; with {@link Unit} {@code UnitAttr}</td></tr>
 * <tr><td>{@code byte}, {@code short}, {@code int}, {@code long}</td>
 * <td>{@code I8Attr}, {@code I16Attr}, {@code I32Attr}, {@code I64Attr}</td></tr>
 * <tr><td>{@code long} with the constraint {@code IndexAttr}</td><td>{@code IndexAttr}</td></tr>
 * <tr><td>{@code float}, {@code double}</td><td>{@code F32Attr}, {@code F64Attr}</td></tr>
 * <tr><td>{@code String}</td>
 * <td>{@code StrAttr}; see {@link SymbolName} and {@link FlatSymbolRef}</td></tr>
 * <tr><td>an enum with {@link EnumAttr}</td><td>{@code StrEnumAttr}, {@code I32EnumAttr} …</td></tr>
 * <tr><td>{@code Set} of an enum with {@link BitEnum}</td><td>{@code I32BitEnumAttr} …</td></tr>
 * <tr><td>{@code List<Long>}, {@code List<String>} …</td>
 * <td>{@code I64ArrayAttr}, {@code StrArrayAttr} …</td></tr>
 * <tr><td>{@code long[]}, {@code float[]} …</td>
 * <td>{@code DenseI64ArrayAttr}, {@code DenseF32ArrayAttr} …</td></tr>
 * <tr><td>{@code Type}, or a class of types</td><td>{@code TypeAttr}</td></tr>
 * <tr><td>a class of attributes, or an interface that extends {@code AttributeInterface}</td>
 * <td>that attribute</td></tr>
 * <tr><td>{@code Optional<…>} of any of these</td><td>{@code OptionalAttr}</td></tr>
 * </table>
 *
 * <p>{@link Default} declares a default value; annotations such as {@link IntMinValue} and {@link
 * ArrayMinCount} confine it further.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Attr {
  /**
   * A further constraint on the attribute: a class with {@code static boolean test(Attribute)}, or
   * a declaration composed of such. A confinement without parameters, such as {@code
   * dev.ods.constraint.annotated.IntPowerOf2}, is the same as its annotation. By default there is
   * none beyond the return type. If it also has {@code static Type build(Context)}, the type is
   * buildable, and formats omit it.
   */
  Class<?> value() default void.class;

  /** The name in MLIR; by default the name of the method. */
  String name() default "";
}
