// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Calls {@link InferTypeOpInterface} for operations that have yet to be created, and compares the
 * types of results with those that follow from the rest of an operation.
 */
public final class InferredTypes {
  private InferredTypes() {}

  /**
   * The result types of an operation to be created, or null if they cannot be inferred. Attributes
   * that are absent get their defaults first.
   *
   * @param state all of the operation but these types; its kind must have the interface
   */
  public static @Nullable List<Type> of(OperationState state) {
    OpModel model = Objects.requireNonNull(state.name().model());
    model.populateDefaults(state);
    InferTypeOpInterface inference = model.as(InferTypeOpInterface.class);
    return Objects.requireNonNull(inference).inferReturnTypes(new OfState(state));
  }

  /**
   * Adds the result types to an operation to be created.
   *
   * @param state all of the operation but these types; its kind must have the interface
   * @throws IllegalArgumentException if they cannot be inferred
   */
  public static OperationState addTo(OperationState state) {
    List<Type> types = of(state);
    if (types == null) {
      throw new IllegalArgumentException(
          "cannot infer the types of the results of '"
              + state.name().value()
              + "' from its operands and attributes: correct these, or pass the types");
    }
    return state.addTypes(types);
  }

  /** Compares the types of all results with the inferred ones. */
  static boolean verify(InferTypeOpInterface inference, Operation op, Diagnostics diagnostics) {
    List<Type> inferred = inference.inferReturnTypes(new OfOperation(op));
    if (inferred == null) {
      return fail(op, diagnostics);
    }
    List<Type> given = op.results().types();
    return inference.isCompatibleReturnTypes(inferred, given)
        || incompatible(op, inferred, given, diagnostics);
  }

  /** Reports two errors: the types of the results are others than the inferred ones. */
  static boolean incompatible(
      Operation op, List<Type> inferred, List<Type> given, Diagnostics diagnostics) {
    // Of the two errors only the second shows the operation.
    diagnostics.error(
        op.location(),
        "'%s' op inferred type(s) %s are incompatible with return type(s) of operation %s"
            .formatted(op.name().value(), list(inferred), list(given)));
    return fail(op, diagnostics);
  }

  private static boolean fail(Operation op, Diagnostics diagnostics) {
    diagnostics.opError(op, "failed to infer returned types");
    return false;
  }

  private static String list(List<Type> types) {
    return types.stream().map(type -> "'" + type + "'").collect(Collectors.joining(", "));
  }

  private record OfState(OperationState state) implements InferenceInput {
    @Override
    public Context context() {
      return state.context();
    }

    @Override
    public int operandCount() {
      return state.operandCount();
    }

    @Override
    public Type operandType(int index) {
      return state.operand(index).type();
    }

    @Override
    public @Nullable Attribute attribute(String name) {
      return state.attribute(name);
    }

    @Override
    public int regionCount() {
      return state.regionCount();
    }

    @Override
    public Region region(int index) {
      return state.region(index);
    }
  }

  private record OfOperation(Operation operation) implements InferenceInput {
    @Override
    public Context context() {
      return operation.context();
    }

    @Override
    public int operandCount() {
      return operation.operandCount();
    }

    @Override
    public Type operandType(int index) {
      return operation.operandType(index);
    }

    @Override
    public @Nullable Attribute attribute(String name) {
      return operation.attribute(name);
    }

    @Override
    public int regionCount() {
      return operation.regionCount();
    }

    @Override
    public Region region(int index) {
      return operation.region(index);
    }
  }
}
