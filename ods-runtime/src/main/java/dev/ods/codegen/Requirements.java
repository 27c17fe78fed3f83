// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.verify.InferredTypes;
import java.util.function.Predicate;

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
