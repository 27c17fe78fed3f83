// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.builtin.ShapedType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpDefinition.PropertyKind;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.PropertyStorage;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.predicate.ElementTypes;
import dev.ods.predicate.Shapes;
import dev.ods.verify.OpVerifier;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Support of generated verifiers: checks that report in MLIR's words. Each method returns true if
 * the operation passes; otherwise it has reported one error. Not meant to be called by hand.
 */
public final class OdsVerification {
  private OdsVerification() {}

  /** Reports an error about an operation and returns false. */
  private static boolean fail(Operation op, String message, Diagnostics d) {
    d.opError(op, message);
    return false;
  }

  // --- Attributes.

  /**
   * Checks that all required attributes are present, then that each present attribute satisfies its
   * constraint.
   *
   * @param hooks answers which constraint an attribute violates
   */
  public static boolean attributes(Operation op, OpModel model, OpVerifier hooks, Diagnostics d) {
    List<OpDefinition.AttributeDefinition> definitions = model.definition().attributes();
    if (model.slotCount() != 0 && !properties(op, definitions, d)) {
      return false;
    }
    String missing = null;
    for (int i = 0; i < definitions.size(); i++) {
      OpDefinition.AttributeDefinition definition = definitions.get(i);
      if (!definition.optional()
          && definition.defaultValue() == null
          && op.property(i) == null
          // The sizes of segments are checked with the numbers of values.
          && definition.kind() == PropertyKind.ATTRIBUTE
          && (missing == null || definition.name().compareTo(missing) < 0)) {
        // MLIR looks for them in the order of their names.
        missing = definition.name();
      }
    }
    if (missing != null) {
      return missingAttribute(op, missing, d);
    }
    for (int i = 0; i < definitions.size(); i++) {
      if (definitions.get(i).storage() != null) {
        continue;
      }
      Attribute value = op.property(i);
      String violated = value == null ? null : hooks.violatedConstraint(op, i, value);
      if (violated != null) {
        return invalidAttribute(op, definitions.get(i).name(), violated, d);
      }
    }
    return true;
  }

  /** Checks the properties that are no attributes: in MLIR they come first. */
  private static boolean properties(
      Operation op, List<OpDefinition.AttributeDefinition> definitions, Diagnostics d) {
    for (int i = 0; i < definitions.size(); i++) {
      OpDefinition.AttributeDefinition definition = definitions.get(i);
      PropertyStorage storage = definition.storage();
      if (storage == null) {
        continue;
      }
      String violated = storage.violated(op, i, definition.constraint());
      if (violated != null) {
        return fail(
            op,
            "property '" + definition.name() + "' failed to satisfy constraint: " + violated,
            d);
      }
    }
    return true;
  }

  /** Reports that a required attribute is absent. */
  public static boolean missingAttribute(Operation op, String name, Diagnostics d) {
    return fail(op, "requires attribute '" + name + "'", d);
  }

  /** Reports that an attribute violates its constraint. */
  public static boolean invalidAttribute(Operation op, String name, String summary, Diagnostics d) {
    return fail(op, "attribute '" + name + "' failed to satisfy constraint: " + summary, d);
  }

  // --- Operands and results.

  /**
   * Checks the types of some operands.
   *
   * @param from the index of the first operand
   * @param count the number of operands
   * @param summary the summary of the constraint, {@code "variadic of …"} for a variadic operand
   */
  public static boolean operandTypes(
      Operation op,
      int from,
      int count,
      Predicate<Type> constraint,
      String summary,
      Diagnostics d) {
    for (int i = from; i < from + count; i++) {
      if (!constraint.test(op.operandType(i))) {
        return invalidOperand(op, i, summary, d);
      }
    }
    return true;
  }

  /** Checks the types of some results; see {@link #operandTypes}. */
  public static boolean resultTypes(
      Operation op,
      int from,
      int count,
      Predicate<Type> constraint,
      String summary,
      Diagnostics d) {
    for (int i = from; i < from + count; i++) {
      if (!constraint.test(op.resultType(i))) {
        return invalidResult(op, i, summary, d);
      }
    }
    return true;
  }

  /** Reports that an operand is of a wrong type. */
  public static boolean invalidOperand(Operation op, int index, String summary, Diagnostics d) {
    return fail(op, typeMessage("operand", index, summary, op.operandType(index)), d);
  }

  /** Reports that a result is of a wrong type. */
  public static boolean invalidResult(Operation op, int index, String summary, Diagnostics d) {
    return fail(op, typeMessage("result", index, summary, op.resultType(index)), d);
  }

  private static String typeMessage(String what, int index, String summary, Type type) {
    return what + " #" + index + " must be " + summary + ", but got '" + type + "'";
  }

  /** Checks that an optional operand has at most one value. */
  public static boolean optionalOperand(Operation op, int from, int count, Diagnostics d) {
    return count <= 1 || optionalGroup(op, "operand", from, count, d);
  }

  /** Checks that an optional result has at most one value. */
  public static boolean optionalResult(Operation op, int from, int count, Diagnostics d) {
    return count <= 1 || optionalGroup(op, "result", from, count, d);
  }

  private static boolean optionalGroup(
      Operation op, String what, int from, int count, Diagnostics d) {
    return fail(
        op,
        what + " group starting at #" + from + " requires 0 or 1 element, but found " + count,
        d);
  }

  // --- Predicates, regions and successors.

  /**
   * Reports that a predicate over several operands, results and attributes does not hold.
   *
   * @param summary its summary, as in {@code "all of {lhs, rhs} have same type"}
   */
  public static boolean failedPredicate(Operation op, String summary, Diagnostics d) {
    return fail(op, "failed to verify that " + summary, d);
  }

  /** Checks that the named operands and results have one type. */
  public static boolean allTypesMatch(
      Operation op, String names, Diagnostics d, Type first, Type second) {
    return first == second || failedMatch(op, names, "type", d);
  }

  /** Checks that the named operands and results have one type. */
  public static boolean allTypesMatch(Operation op, String names, Diagnostics d, Type... types) {
    return allMatch(types, (a, b) -> a == b) || failedMatch(op, names, "type", d);
  }

  /** Checks that the named groups are equally long and have the same types, one by one. */
  @SafeVarargs
  public static boolean allTypesMatch(
      Operation op, String names, Diagnostics d, List<Value>... groups) {
    for (int i = 1; i < groups.length; i++) {
      if (!isSameTypes(groups[0], groups[i])) {
        return failedMatch(op, names, "type", d);
      }
    }
    return true;
  }

  private static boolean isSameTypes(List<Value> some, List<Value> others) {
    if (some.size() != others.size()) {
      return false;
    }
    for (int i = 0; i < some.size(); i++) {
      if (some.get(i).type() != others.get(i).type()) {
        return false;
      }
    }
    return true;
  }

  /** Checks that the types of the named operands and results are of one class. */
  public static boolean allTypeIDsMatch(Operation op, String names, Diagnostics d, Type... types) {
    return allMatch(types, (a, b) -> a.getClass() == b.getClass())
        || failedMatch(op, names, "type IDs", d);
  }

  /** Checks that the named operands and results have one element type, a scalar being its own. */
  public static boolean allElementTypesMatch(
      Operation op, String names, Diagnostics d, Type... types) {
    return allMatch(types, (a, b) -> ElementTypes.orSelf(a) == ElementTypes.orSelf(b))
        || failedMatch(op, names, "element type", d);
  }

  /** Checks that the named operands and results have one shape, unknown extents included. */
  public static boolean allShapesMatch(Operation op, String names, Diagnostics d, Type... types) {
    return allMatch(types, OdsVerification::isSameShape) || failedMatch(op, names, "shape", d);
  }

  /** Whether two types are of the same known rank and have the same extents, known or not. */
  private static boolean isSameShape(Type a, Type b) {
    if (!(a instanceof ShapedType x)
        || !(b instanceof ShapedType y)
        || !x.hasRank()
        || Shapes.rank(b) != x.rank()) {
      return false;
    }
    for (int i = 0; i < x.rank(); i++) {
      if (x.dimension(i) != y.dimension(i)) {
        return false;
      }
    }
    return true;
  }

  /** Checks that the named operands and results are shaped and have as many elements. */
  public static boolean allElementCountsMatch(
      Operation op, String names, Diagnostics d, Type... types) {
    return allMatch(types, OdsVerification::isSameElementCount)
        || failedMatch(op, names, "element count", d);
  }

  private static boolean isSameElementCount(Type a, Type b) {
    return a instanceof ShapedType x
        && b instanceof ShapedType y
        && x.hasStaticShape()
        && y.hasStaticShape()
        && x.elementCount() == y.elementCount();
  }

  /** Checks that the named operands and results have one rank, which is known. */
  public static boolean allRanksMatch(Operation op, String names, Diagnostics d, Type... types) {
    return allMatch(types, (a, b) -> Shapes.hasRank(a) && Shapes.rank(a) == Shapes.rank(b))
        || failedMatch(op, names, "rank", d);
  }

  /**
   * Checks that a type is the one that follows from another.
   *
   * @param summary what is required, in words
   * @param expected null if no type follows
   */
  public static boolean typesMatchWith(
      Operation op, String summary, Diagnostics d, @Nullable Type expected, Type type) {
    return expected == type || failedPredicate(op, summary, d);
  }

  /**
   * Checks that the types of operands or results are as they follow from that of another one.
   *
   * @param summary the summary of the requirement
   */
  public static boolean typesMatchWith(
      Operation op, String summary, Diagnostics d, List<Type> expected, ValueRange values) {
    boolean matches = expected.size() == values.size();
    for (int i = 0; matches && i < values.size(); i++) {
      matches = expected.get(i) == values.typeAt(i);
    }
    return matches || failedPredicate(op, summary, d);
  }

  private static boolean allMatch(Type[] types, BiPredicate<Type, Type> same) {
    for (int i = 1; i < types.length; i++) {
      if (!same.test(types[0], types[i])) {
        return false;
      }
    }
    return true;
  }

  private static boolean failedMatch(Operation op, String names, String what, Diagnostics d) {
    return failedPredicate(op, "all of {" + names + "} have same " + what, d);
  }

  /**
   * Checks a region.
   *
   * @param name its name; may be empty
   * @param valid whether it satisfies its constraint
   * @param summary the summary of the constraint
   */
  public static boolean region(
      Operation op, int index, String name, boolean valid, String summary, Diagnostics d) {
    return valid
        || fail(
            op,
            "region #"
                + index
                + (name.isEmpty() ? " " : " ('" + name + "') ")
                + "failed to verify constraint: "
                + summary,
            d);
  }

  /** Checks a successor; see {@link #region}. */
  public static boolean successor(
      Operation op, int index, String name, boolean valid, String summary, Diagnostics d) {
    return valid
        || fail(
            op,
            "successor #" + index + " ('" + name + "') failed to verify constraint: " + summary,
            d);
  }
}
