// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.builtin.TypeAttr;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Location;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.verify.InferredTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What generated {@code build} methods require of their arguments. */
public final class Requirements {
  private Requirements() {}

  /**
   * The type of an operand that another type follows from.
   *
   * @param constraint what the operand's type must satisfy
   * @param name the operand's name, for the message
   * @param summary the constraint in words, for the message
   * @throws IllegalArgumentException if its type does not satisfy the constraint
   */
  public static Type typeOf(
      Value operand, Predicate<? super Type> constraint, String name, String summary) {
    Type type = operand.type();
    if (!constraint.test(type)) {
      throw new IllegalArgumentException(
          "'" + name + "' must be " + summary + ", but got '" + type + "'");
    }
    return type;
  }

  /**
   * The type that a result has because of an attribute: the one that a type attribute holds, or
   * that of a typed attribute.
   *
   * @param attribute the attribute; null if it was not given
   * @param name its name, for the message
   * @throws IllegalArgumentException if there is no such type
   */
  public static Type typeOf(@Nullable Attribute attribute, String name) {
    Type type =
        attribute instanceof TypeAttr holder
            ? holder.value()
            : attribute == null ? null : attribute.type();
    if (type == null) {
      throw new IllegalArgumentException(
          "the type of the result follows from '" + name + "', which has none: " + attribute);
    }
    return type;
  }

  /**
   * The type that was computed from that of another member.
   *
   * @param type the type; null if there is none
   * @param summary the summary of the requirement, for the message
   * @throws IllegalArgumentException if there is none
   */
  public static Type computed(@Nullable Type type, String summary) {
    if (type == null) {
      throw new IllegalArgumentException("failed to verify that " + summary);
    }
    return type;
  }

  /**
   * What a builder throws that lacks required members.
   *
   * @param operation the name of the operation
   * @param members the name of each required member, followed by what it is; null if it is missing
   */
  public static IllegalStateException missing(String operation, @Nullable Object... members) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < members.length; i += 2) {
      if (members[i + 1] == null) {
        names.add(members[i] + "(…)");
      }
    }
    return new IllegalStateException(
        "'"
            + operation
            + "' is not complete: call "
            + String.join(", ", names)
            + " before build()");
  }

  /**
   * The first of some operands, whose type is that of the results.
   *
   * @param name the name of the variadic operand, for the message
   * @throws IllegalArgumentException if there is none
   */
  public static Value first(List<? extends Value> operands, String name) {
    if (operands.isEmpty()) {
      throw new IllegalArgumentException(
          "the types of the results follow from '" + name + "', which has no value");
    }
    return operands.get(0);
  }

  /**
   * The types of results that follow from traits, if the operands and attributes have what these
   * need.
   *
   * @param diagnostics receives what is wrong with the operands or attributes
   * @return the types; null after an error
   */
  public static @Nullable List<Type> inferred(
      Location location, Diagnostics diagnostics, Supplier<? extends List<Type>> types) {
    try {
      return types.get();
    } catch (IllegalArgumentException e) {
      diagnostics.error(location, String.valueOf(e.getMessage()));
      return null;
    }
  }

  /** The attribute of a name, or null. */
  public static @Nullable Attribute find(List<NamedAttribute> attributes, String name) {
    for (NamedAttribute attribute : attributes) {
      if (attribute.name().equals(name)) {
        return attribute.value();
      }
    }
    return null;
  }

  /**
   * The state of an operation with the types of its results, which its {@code InferTypeOpInterface}
   * computes from everything else.
   *
   * @throws DiagnosticException if it computes none
   */
  public static OperationState inferredTypes(OperationState state) {
    Diagnostics diagnostics = new Diagnostics();
    if (!InferredTypes.addTo(state, diagnostics)) {
      if (!diagnostics.hasErrors()) {
        diagnostics.error(
            state.location(), "'" + state.name().value() + "' op " + InferredTypes.FAILED);
      }
      throw new DiagnosticException(diagnostics.list());
    }
    return state;
  }
}
