// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes the cases of an enum with {@link EnumAttr} bits of one integer, so that a value is a set of
 * them: {@code Set<FastMathFlags>} in Java, {@code nnan|ninf} in MLIR (ODS: "Enum attributes",
 * {@code BitEnumAttr}).
 *
 * <pre>{@code
 * @EnumAttr(value = EnumAttr.Storage.I32, name = "arith.overflow")
 * @BitEnum(none = "none", separator = ", ")
 * @AssemblyFormat("`<` $value `>`")
 * public enum OverflowFlags { @EnumCase(symbol = "nsw") NSW, @EnumCase(symbol = "nuw") NUW }
 * }</pre>
 *
 * <p>The first constant is bit 0, each other one the bit above that of the constant before it. With
 * {@code @EnumCase(value = 0x40)} it is another bit.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface BitEnum {
  /**
   * The symbol of the empty set, which may be given as the empty text, {@code none = ""}: it is
   * then written in quotes, and so not in a set without quotes. If it is not given, the empty set
   * has no symbol, and cannot be written.
   */
  String none() default "";

  /** What is printed between two symbols: {@code ","} or {@code "|"}, and spaces. */
  String separator() default "|";

  /** Symbols of several bits, and further symbols of single ones. */
  Group[] groups() default {};

  /**
   * Whether the bits of a group that is printed are not printed again: MLIR's {@code
   * printBitEnumPrimaryGroups}.
   */
  boolean printPrimaryGroups() default false;

  /**
   * Whether several symbols are one quoted string: MLIR's {@code printBitEnumQuoted}. Only with
   * {@link EnumAttr.Form#ENUM}.
   */
  boolean printQuoted() default false;

  /**
   * A symbol of several bits: MLIR's {@code BitEnumCaseGroup}. One of a single bit is another name
   * of that; see {@link #alias}.
   */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({})
  @interface Group {
    /** The text of the group in MLIR. */
    String symbol();

    /** The names of the Java constants in it. */
    String[] cases();

    /** The name of the constant that MLIR's list has after this group; by default it is last. */
    String before() default "";

    /**
     * Whether this is another symbol of the one bit in {@link #cases} that MLIR's definition
     * declares as a bit ({@code BitEnumCaseBit}), not as a group: the bit is printed by all of
     * these symbols, {@code SingleInheritance|MultipleInheritance}, also with {@link
     * BitEnum#printPrimaryGroups}.
     */
    boolean alias() default false;
  }
}
