// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.palantir.javapoet.ClassName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The confinements that an attribute can have, each with its annotation, the runtime class of its
 * predicate, and MLIR's summary (source: CommonAttrConstraints.td; ODS, "Confining attributes").
 */
public enum Confinement {
  INT_MIN_VALUE("IntMinValue", Subject.INTEGER, "whose minimum value is {0}", "value"),
  INT_MAX_VALUE("IntMaxValue", Subject.INTEGER, "whose maximum value is {0}", "value"),
  INT_NEQ_VALUE("IntNEQValue", Subject.INTEGER, "whose value is not {0}", "value"),
  INT_IS_ONE_OF("IntIsOneOf", Subject.INTEGER, "whose value is one of {{*}}", "value"),
  INT_POSITIVE("IntPositive", Subject.INTEGER, "whose value is positive"),
  INT_NON_NEGATIVE("IntNonNegative", Subject.INTEGER, "whose value is non-negative"),
  INT_POWER_OF_2("IntPowerOf2", Subject.INTEGER, "whose value is a power of two > 0"),
  INT_POSITIVE_POWER_OF_2(
      "IntPositivePowerOf2",
      Subject.INTEGER,
      "whose value is positive and whose value is a power of two > 0"),
  ARRAY_MIN_COUNT("ArrayMinCount", Subject.ARRAY, "with at least {0} elements", "value"),
  ARRAY_MAX_COUNT("ArrayMaxCount", Subject.ARRAY, "with at most {0} elements", "value"),
  ARRAY_COUNT("ArrayCount", Subject.ARRAY, "with exactly {0} elements", "value"),
  INT_ARRAY_NTH_ELEM_EQ(
      "IntArrayNthElemEq",
      Subject.INTEGER_ARRAY,
      "whose {0}-th element must be {1}",
      "index",
      "value"),
  INT_ARRAY_NTH_ELEM_MIN_VALUE(
      "IntArrayNthElemMinValue",
      Subject.INTEGER_ARRAY,
      "whose {0}-th element must be at least {1}",
      "index",
      "min"),
  INT_ARRAY_NTH_ELEM_MAX_VALUE(
      "IntArrayNthElemMaxValue",
      Subject.INTEGER_ARRAY,
      "whose {0}-th element must be at most {1}",
      "index",
      "max"),
  INT_ARRAY_NTH_ELEM_IN_RANGE(
      "IntArrayNthElemInRange",
      Subject.INTEGER_ARRAY,
      "whose {0}-th element must be at least {1} and at most {2}",
      "index",
      "min",
      "max"),
  DENSE_ARRAY_MIN_COUNT(
      "DenseArrayMinCount", Subject.DENSE_ARRAY, "with at least {0} elements", "value"),
  DENSE_ARRAY_MAX_COUNT(
      "DenseArrayMaxCount", Subject.DENSE_ARRAY, "with at most {0} elements", "value"),
  DENSE_ARRAY_COUNT("DenseArrayCount", Subject.DENSE_ARRAY, "with exactly {0} elements", "value"),
  DENSE_ARRAY_STRICTLY_POSITIVE(
      "DenseArrayStrictlyPositive", Subject.DENSE_NUMBERS, "whose value is positive"),
  DENSE_ARRAY_NON_NEGATIVE(
      "DenseArrayNonNegative", Subject.DENSE_NUMBERS, "whose value is non-negative"),
  DENSE_ARRAY_SORTED(
      "DenseArraySorted", Subject.DENSE_NUMBERS, "should be in non-decreasing order"),
  DENSE_ARRAY_STRICTLY_SORTED(
      "DenseArrayStrictlySorted", Subject.DENSE_NUMBERS, "should be in increasing order"),
  /** Has no annotation: it is of use as a part of other constraints. */
  IS_NULL_ATTR("IsNullAttr", Subject.OPTIONAL, "empty attribute (for optional attributes)");

  /** The kinds of attributes to which a confinement can apply. */
  public enum Subject {
    /** An integer, a {@code long} or smaller. */
    INTEGER("an integer attribute"),
    /** An {@code ArrayAttr}, a {@code List}. */
    ARRAY("an array attribute"),
    /** An {@code ArrayAttr} of integers, a {@code List<Long>} or the like. */
    INTEGER_ARRAY("an integer array attribute"),
    /** A dense array of anything, {@code boolean[]} included. */
    DENSE_ARRAY("a dense array attribute"),
    /** A dense array of numbers. */
    DENSE_NUMBERS("a dense array attribute of numbers"),
    /** An attribute that may be absent. */
    OPTIONAL("an optional attribute");

    private final String phrase;

    Subject(String phrase) {
      this.phrase = phrase;
    }

    /** The subject with its article, for messages. */
    public String phrase() {
      return phrase;
    }
  }

  /** Stands for all arguments in a template. */
  private static final String ALL = "{*}";

  private final String annotation;
  private final Subject subject;
  private final String template;
  private final ImmutableList<String> parameters;

  Confinement(String annotation, Subject subject, String template, String... parameters) {
    this.annotation = annotation;
    this.subject = subject;
    this.template = template;
    this.parameters = ImmutableList.copyOf(parameters);
  }

  /** The confinement without parameters that this class literal means, or null. */
  public static @Nullable Confinement ofClass(ClassName literal) {
    for (Confinement kind : values()) {
      if (kind.parameters.isEmpty() && kind.literal().equals(literal)) {
        return kind;
      }
    }
    return null;
  }

  /** What means it where a class is expected: its annotation, if there is one. */
  private ClassName literal() {
    return this == IS_NULL_ATTR
        ? runtimeClass()
        : ClassName.get(RuntimeNames.ANNOTATION, annotation);
  }

  /** The simple name of the annotation. */
  public String annotation() {
    return annotation;
  }

  /** The runtime class whose static methods {@code test} and {@code summary} take the arguments. */
  public ClassName runtimeClass() {
    return this == IS_NULL_ATTR
        ? RuntimeNames.constraint(annotation)
        : RuntimeNames.annotatedConstraint(annotation);
  }

  /** The kind of attributes to which it can apply. */
  public Subject subject() {
    return subject;
  }

  /** The names of the annotation's elements, in order. */
  public List<String> parameters() {
    return parameters;
  }

  /** Whether its only parameter is a list of numbers, which are all of its arguments. */
  public boolean takesList() {
    return template.contains(ALL);
  }

  /** MLIR's summary of the confinement, with {@code arguments} substituted. */
  public String summary(List<Long> arguments) {
    String text = template.replace(ALL, Joiner.on(", ").join(arguments));
    for (int i = 0; i < arguments.size(); i++) {
      text = text.replace("{" + i + "}", Long.toString(arguments.get(i)));
    }
    return text;
  }
}
