// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The use of a constraint at an operand, a result or an attribute.
 *
 * @param declared the class literal that the author wrote; that of the op if the constraint is
 *     composed where it is used
 * @param testClass the class with the static method that decides: {@code declared} itself, or the
 *     companion generated for a declaration with combinators
 * @param testMethod that method
 * @param target whether it takes a type or an attribute
 * @param summary MLIR's summary of the constraint, without {@code variadic of}
 * @param valueType the only type that satisfies the constraint, or that of the attributes that do:
 *     a format may omit it if it can be built; null if the constraint says nothing about it
 * @param kind the class of all types that satisfy the constraint, or null if it declares none
 * @param predicate the condition if it is composed where it is used, or null if it has a name
 * @param confinements the confinements by annotations of the author, in their order
 * @param form the form of the attributes that satisfy it, if these are the cases of an enum
 */
public record ConstraintUse(
    ClassName declared,
    ClassName testClass,
    String testMethod,
    ConstraintTarget target,
    String summary,
    @Nullable ValueType valueType,
    @Nullable Kind kind,
    @Nullable Predicate predicate,
    List<OwnConfinement> confinements,
    @Nullable AttributeForm form,
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
      @Nullable ValueType valueType,
      @Nullable Kind kind,
      Origin origin) {
    this(
        declared, testClass, "test", target, summary, valueType, kind, null, List.of(), null,
        origin);
  }

  /**
   * The constraint on attributes that they store a case of an enum.
   *
   * @param form their form, or null if the enum is in error
   */
  public static ConstraintUse ofEnum(
      ClassName declared,
      ClassName testClass,
      String summary,
      @Nullable AttributeForm form,
      Origin origin) {
    return new ConstraintUse(
        declared,
        testClass,
        "test",
        ConstraintTarget.ATTRIBUTE,
        summary,
        null,
        null,
        null,
        List.of(),
        form,
        origin);
  }

  /** Whether a format may omit the type. */
  public boolean buildable() {
    return valueType != null && valueType.builder() != null;
  }

  /**
   * The class with {@code build}, if the constraint is {@link #buildable}.
   *
   * @throws NoSuchElementException if it is not
   */
  public ClassName builder() {
    return Optional.ofNullable(valueType).map(ValueType::builder).orElseThrow();
  }

  /** The constraint with confinements, whose summaries follow its own. */
  public ConstraintUse confinedBy(List<OwnConfinement> added) {
    StringBuilder text = new StringBuilder(summary);
    added.forEach(confinement -> text.append(' ').append(confinement.summary()));
    return new ConstraintUse(
        declared,
        testClass,
        testMethod,
        target,
        text.toString(),
        valueType,
        kind,
        predicate,
        added,
        form,
        origin);
  }

  /** The same constraint, used elsewhere. */
  public ConstraintUse at(Origin other) {
    return new ConstraintUse(
        declared,
        testClass,
        testMethod,
        target,
        summary,
        valueType,
        kind,
        predicate,
        confinements,
        form,
        other);
  }

  /**
   * A constraint that is composed where it is used.
   *
   * @param owner the class that is generated for the op
   * @param method the method of that class that is generated for it
   */
  public static ConstraintUse composed(
      ClassName owner,
      String method,
      Predicate predicate,
      ConstraintTarget target,
      String summary,
      @Nullable ValueType valueType,
      @Nullable Kind kind,
      Origin origin) {
    return new ConstraintUse(
        owner, owner, method, target, summary, valueType, kind, predicate, List.of(), null, origin);
  }

  /** Whether no type satisfies both this constraint and another one, as far as that is known. */
  public boolean excludes(ConstraintUse other) {
    return (buildable() && other.buildable() && !testClass.equals(other.testClass))
        || (kind != null && other.kind != null && kind.excludes(other.kind));
  }

  /**
   * The class of all types that satisfy a constraint.
   *
   * @param form how these are parsed
   * @param superclasses the classes that it extends; null of an interface
   */
  public record Kind(ClassName type, KindForm form, @Nullable Set<ClassName> superclasses) {
    public Kind {
      superclasses = superclasses == null ? null : Set.copyOf(superclasses);
    }

    /** Whether no type is of both classes. */
    boolean excludes(Kind other) {
      return superclasses != null
          && other.superclasses != null
          && !type.equals(other.type)
          && !superclasses.contains(other.type)
          && !other.superclasses.contains(type);
    }
  }

  /** How types of one class are parsed. */
  public enum KindForm {
    /** In full; the class is an interface, which the types may also have attached. */
    INTERFACE,
    /** In full; the class is unknown to MLIR's messages. */
    UNNAMED,
    /** In full; the class has a constant {@code NAME}. */
    NAMED,
    /** Without the dialect's prefix: the class also has a {@code static parse(AsmParser)}. */
    STRIPPED
  }
}
