// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a property that is no attribute (ODS: "Operation arguments"): its values are those of a
 * Java type. Numbers, booleans and enums are stored in the operation itself, such that reading them
 * needs no attribute.
 *
 * <p>The return type determines the kind:
 *
 * <table>
 * <caption>Java types and the corresponding properties</caption>
 * <tr><th>Java</th><th>MLIR</th></tr>
 * <tr><td>{@code boolean}</td><td>{@code BoolProp}; with {@link Unit} {@code UnitProp}</td></tr>
 * <tr><td>{@code byte}, {@code short}, {@code int}, {@code long}</td>
 * <td>{@code IntProp<"int8_t">} …, {@code I32Prop}, {@code I64Prop}</td></tr>
 * <tr><td>{@code float}, {@code double}</td><td>{@code Property<"float">} …</td></tr>
 * <tr><td>an enum with {@link EnumAttr}, a {@code Set} of one with {@link BitEnum}</td>
 * <td>{@code EnumProp}</td></tr>
 * <tr><td>{@code String}</td><td>{@code StringProp}</td></tr>
 * <tr><td>{@code int[]}, {@code long[]}</td><td>{@code IntArrayProp}</td></tr>
 * <tr><td>{@code float[]}, {@code double[]}</td><td>the same of these numbers</td></tr>
 * <tr><td>a class of your own, see below</td><td>{@code Property<"MyStruct">}</td></tr>
 * <tr><td>{@code List<…>} of any of these</td><td>{@code ArrayProp}</td></tr>
 * <tr><td>{@code Optional<…>} of any of these</td><td>{@code OptionalProp}</td></tr>
 * </table>
 *
 * <p>{@link Default} declares a default value ({@code DefaultValuedProp}). Without one, an
 * operation that is created without the property has 0, false, or an empty string or list.
 * Annotations such as {@link IntMinValue} confine integers and lists further ({@code
 * ConfinedProp}).
 *
 * <p>A class of your own, such as a record, has {@code Attribute toAttribute(Context)}, {@code
 * static @Nullable T fromAttribute(Attribute, Consumer<String>)}, which tells the consumer what is
 * wrong with the attribute if it returns null, a constructor without parameters for the value of an
 * operation that is created without one, and {@code equals} by value. Formats write its values as
 * attributes or, if it has them, with {@code static @Nullable T parse(AsmParser)} and {@code void
 * print(AsmPrinter)}. All of these are public if operations of another package have the property.
 *
 * <pre>{@code
 * @Prop long alignment();
 * @Prop @Default("1") int count();
 * @Prop @Unit boolean isVolatile();
 * @Prop Optional<String> label();
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Prop {
  /**
   * A condition on the value: a class with {@code static boolean test} of the return type and, for
   * messages, a constant {@code SUMMARY}. By default there is none beyond confinements. Class and
   * method are public if operations of another package inherit the property.
   */
  Class<?> value() default void.class;

  /** The name in MLIR; by default the name of the method. */
  String name() default "";

  /** The summary for messages; by default that of MLIR, such as {@code "int64_t"}. */
  String summary() default "";

  /**
   * Whether the integers are unsigned ({@code IntProp<"uint8_t">}): formats write them so, a {@link
   * Default} and confinements mean the unsigned number, and Java code reads them with methods such
   * as {@link Byte#toUnsignedInt}.
   */
  boolean unsigned() default false;

  /**
   * Of an {@code Optional}: whether formats write a value as {@code some<…>} even if that is not
   * needed, as it is for an enum with a case {@code none} ({@code OptionalProp} without {@code
   * canDelegateParsing}).
   */
  boolean bracketed() default false;

  /**
   * Of an enum with an attribute of its own: whether the attribute is accepted in place of an
   * integer ({@code EnumPropWithAttrForm}).
   */
  boolean fromAttribute() default false;

  /**
   * Of an enum with an attribute of its own: whether the property is that attribute in text, not an
   * integer ({@code EnumPropWithAttrForm} with {@code storeInCustomAttribute}); it accepts both.
   */
  boolean asAttribute() default false;

  /**
   * Of an enum: the word before values in formats, {@code word<case>} ({@code NamedEnumProp}); by
   * default there is none.
   */
  String mnemonic() default "";
}
