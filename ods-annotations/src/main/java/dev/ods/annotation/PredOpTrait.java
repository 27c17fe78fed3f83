// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Requires a predicate over members of the op, which the verifier checks after the constraints on
 * each of them (MLIR's {@code PredOpTrait}):
 *
 * <pre>{@code
 * @PredOpTrait(
 *     value = Wider.class,
 *     members = {"narrow", "wide"},
 *     summary = "'wide' has more bits than 'narrow'")
 * interface Extend {
 *   @Operand(AnyInteger.class) Value narrow();
 *   @Result(AnyInteger.class) Value wide();
 * }
 *
 * final class Wider {
 *   static boolean test(Type narrow, Type wide) { … }
 * }
 * }</pre>
 *
 * <p>On an annotation of one's own it makes that a trait with parameters, which are its elements.
 * Of a string for which {@code test} does not take a string, the value is the name of a member; of
 * several names {@code test} takes a list. A class literal names a constraint, for which {@code
 * test} takes a {@code Predicate}:
 *
 * <pre>{@code
 * @PredOpTrait(value = HasRank.Check.class, summary = "'{of}' has rank {rank}")
 * @Order({"of", "rank"})
 * @Target(ElementType.TYPE)
 * public @interface HasRank {
 *   String of();
 *
 *   int rank();
 *
 *   final class Check {
 *     private Check() {}
 *
 *     public static boolean test(Type of, int rank) {
 *       return Shapes.hasRank(of) && Shapes.rank(of) == rank;
 *     }
 *   }
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(PredOpTrait.List.class)
public @interface PredOpTrait {
  /**
   * The class with {@code static boolean test}. It takes what the methods of the members return, or
   * the {@code Type} of an operand or a result; before these it may take the {@code Operation}.
   * Class and method are public if operations of another package have the trait.
   */
  Class<?> value();

  /**
   * The names of the members that {@code test} takes, in their order. On an annotation of one's own
   * its elements give them instead.
   */
  String[] members() default {};

  /**
   * MLIR's summary of the predicate, for diagnostics: {@code failed to verify that …}. On an
   * annotation of one's own, the name of an element in braces stands for its value.
   */
  String summary();

  /** Holds several of them; the compiler writes it. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {
    /** The repeated annotations in order. */
    PredOpTrait[] value();
  }
}
