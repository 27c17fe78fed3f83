// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The use of a named constraint at an operand, a result or an attribute.
 *
 * @param declared the class literal that the author wrote
 * @param testClass the class with {@code public static boolean test}: {@code declared} itself, or
 *     the companion generated for a declaration with combinators
 * @param target whether {@code test} takes a type or an attribute
 * @param summary MLIR's summary of the constraint, without {@code variadic of}
 * @param buildable whether {@code testClass} has {@code public static Type build(Context)}: only
 *     one type satisfies the constraint, or is the type of all attributes that do, so that a format
 *     may omit it
 * @param kind the class of all types that satisfy the constraint, or null if it declares none
 * @param kindForm how types of that class are parsed
 * @param confinements the confinements by annotations of the author, in their order
 */
public record ConstraintUse(
    ClassName declared,
    ClassName testClass,
    ConstraintTarget target,
    String summary,
    boolean buildable,
    @Nullable ClassName kind,
    KindForm kindForm,
    List<OwnConfinement> confinements,
    Origin origin) {
  public ConstraintUse {
    confinements = List.copyOf(confinements);
  }

  /** The constraint without confinements. */
  public ConstraintUse(
      ClassName declared,
      ClassName testClass,
      ConstraintTarget target,
      String summary,
      boolean buildable,
      @Nullable ClassName kind,
      KindForm kindForm,
      Origin origin) {
    this(declared, testClass, target, summary, buildable, kind, kindForm, List.of(), origin);
  }

  /** The constraint with confinements, whose summaries follow its own. */
  public ConstraintUse confinedBy(List<OwnConfinement> added) {
    StringBuilder text = new StringBuilder(summary);
    added.forEach(confinement -> text.append(' ').append(confinement.summary()));
    return new ConstraintUse(
        declared, testClass, target, text.toString(), buildable, kind, kindForm, added, origin);
  }

  /** How types of one class are parsed. */
  public enum KindForm {
    /** In full; the class is unknown to MLIR's messages. */
    UNNAMED,
    /** In full; the class has a constant {@code NAME}. */
    NAMED,
    /** Without the dialect's prefix: the class also has a {@code static parse(AsmParser)}. */
    STRIPPED
  }
}
