// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a Java enum as an enum attribute (ODS: "Enum attributes"). The cases are its constants;
 * {@link EnumCase} changes the symbol or the value of a case, and {@link BitEnum} makes the cases
 * bits of one integer.
 *
 * <pre>{@code
 * @EnumAttr
 * public enum Padding { SAME, VALID }
 * }</pre>
 *
 * <p>With a {@link #name} it is an attribute of its own, of the class {@code PaddingAttr}, which
 * the processor writes (MLIR's class {@code EnumAttr}). Its syntax is {@code $value}, or the one in
 * {@link AssemblyFormat}, usually {@code "`<` $value `>`"}:
 *
 * <pre>{@code
 * @EnumAttr(value = EnumAttr.Storage.I32, name = "tf.padding") // #tf<padding SAME>
 * public enum Padding { SAME, VALID }
 * }</pre>
 *
 * <p>The first sentence of the Javadoc is the summary that messages show ({@code failed to satisfy
 * constraint: ...}), unless {@link Summary} gives another one.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface EnumAttr {
  /** How a case is stored. */
  Storage value() default Storage.STRING;

  /**
   * The name of the attribute whose value is a case: the dialect, a dot, and the mnemonic. The
   * dialect lists the enum in {@link Dialect#attributes}. By default the enum has no attribute of
   * its own, and is stored in a builtin one.
   */
  String name() default "";

  /**
   * The type of a case in messages: for an enum of MLIR its C++ name, {@code
   * "::mlir::arith::FastMathFlags"}; by default the simple name of the Java enum.
   */
  String cppType() default "";

  /**
   * The name of the attribute's definition in messages: for an attribute of MLIR that of its
   * TableGen record, {@code "Arith_FastMathAttr"}; by default the simple name of the class that is
   * generated. Only with a {@link #name}.
   */
  String definition() default "";

  /** Whether the symbol of a case is by default the name of its constant in lower case. */
  boolean lowerCase() default false;

  /** How cases are read as parameters, and the words of the errors. */
  Form form() default Form.ENUM_ATTR;

  /** How the cases of an enum are stored. */
  enum Storage {
    /** As a string attribute that holds the symbol of the case: MLIR's {@code StrEnumAttr}. */
    STRING,
    /** As an 8-bit signless integer attribute. */
    I8,
    /** As a 16-bit signless integer attribute. */
    I16,
    /** As a 32-bit signless integer attribute: MLIR's {@code I32EnumAttr}. */
    I32,
    /** As a 64-bit signless integer attribute: MLIR's {@code I64EnumAttr}. */
    I64,
    /** As an 8-bit signed integer attribute. */
    SI8,
    /** As a 16-bit signed integer attribute. */
    SI16,
    /** As a 32-bit signed integer attribute. */
    SI32,
    /** As a 64-bit signed integer attribute. */
    SI64,
    /** As an 8-bit unsigned integer attribute. */
    UI8,
    /** As a 16-bit unsigned integer attribute. */
    UI16,
    /** As a 32-bit unsigned integer attribute. */
    UI32,
    /** As a 64-bit unsigned integer attribute. */
    UI64
  }

  /**
   * MLIR's two families of definitions, whose cases are read by different code. {@link
   * Param#enumClass} chooses {@link #ENUM} for one parameter.
   */
  enum Form {
    /**
     * As definitions of {@code I32EnumAttr} and {@code I32BitEnumAttr}: {@code expected Padding to
     * be one of: SAME, VALID}.
     */
    ENUM_ATTR,
    /**
     * As definitions of {@code I32Enum} and {@code I32BitEnum}: {@code expected one of [SAME,
     * VALID] for a padding, got: OTHER}.
     */
    ENUM
  }
}
