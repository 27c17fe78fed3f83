// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.trait.InferTypeOpInterface;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The types of results that follow from the rest of an operation. */
public final class InferredTypes {
  /** The error that is reported if no other one is. */
  public static final String FAILED = "failed to infer returned types";

  /**
   * Whether a class refines given types itself: only if it does not, an error shows the inferred
   * ones, as in MLIR.
   */
  private static final ClassValue<Boolean> REFINES =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> view) {
          try {
            return view.getMethod(
                        "refineReturnTypes", List.class, Location.class, Diagnostics.class)
                    .getDeclaringClass()
                != InferTypeOpInterface.class;
          } catch (NoSuchMethodException e) {
            throw new AssertionError("it has the interface's method", e);
          }
        }
      };

  private InferredTypes() {}

  /**
   * Adds the types of all results to the state of an operation, of which everything else is known.
   *
   * @return false if there are none; the declaration may have reported why
   * @throws IllegalArgumentException if operations of this kind do not have {@link
   *     InferTypeOpInterface}
   */
  public static boolean addTo(OperationState state, Diagnostics diagnostics) {
    ReturnTypeInference model = state.name().as(ReturnTypeInference.class);
    if (model == null) {
      throw new IllegalArgumentException(
          "'"
              + state.name().value()
              + "' does not infer the types of its results: they must follow from traits and"
              + " constraints, or its declaration must extend InferTypeOpInterface");
    }
    List<Type> inferred = infer(model.adaptor(state), state.location(), diagnostics);
    if (inferred == null) {
      return false;
    }
    state.addTypes(inferred);
    return true;
  }

  /** The types, or null if there are none. */
  private static @Nullable List<Type> infer(
      InferTypeOpInterface op, Location location, Diagnostics diagnostics) {
    int errors = diagnostics.errorCount();
    List<Type> inferred = op.inferReturnTypes(location, diagnostics);
    return diagnostics.errorCount() == errors ? inferred : null;
  }

  /** The check of an operation of a kind that infers types, which is borrowed for it. */
  static boolean hold(IrReader ir, int op, Diagnostics diagnostics) {
    Operation borrowed = ir.lend(op);
    try {
      return verify(borrowed, diagnostics);
    } finally {
      ir.takeBack(borrowed);
    }
  }

  /** Compares the types of all results with those that the declaration of the op computes. */
  private static boolean verify(Operation op, Diagnostics diagnostics) {
    InferTypeOpInterface view = op.as(InferTypeOpInterface.class);
    if (view == null) {
      return true;
    }
    List<Type> found = op.results().types();
    if (REFINES.get(view.getClass())) {
      int errors = diagnostics.errorCount();
      if (view.refineReturnTypes(found, op.location(), diagnostics) != null
          && diagnostics.errorCount() == errors) {
        return true;
      }
    } else {
      List<Type> inferred = infer(view, op.location(), diagnostics);
      if (inferred != null) {
        return view.isCompatibleReturnTypes(inferred, found)
            || incompatible(op, inferred, found, diagnostics);
      }
    }
    diagnostics.opError(op, FAILED);
    return false;
  }

  /**
   * Compares the types of all results.
   *
   * @return whether they are equal; if not, two errors have been reported
   */
  public static boolean verify(Operation op, List<Type> inferred, Diagnostics diagnostics) {
    List<Type> found = op.results().types();
    return inferred.equals(found) || incompatible(op, inferred, found, diagnostics);
  }

  private static boolean incompatible(
      Operation op, List<Type> inferred, List<Type> found, Diagnostics diagnostics) {
    // Of the two errors only the second shows the operation.
    diagnostics.error(
        op.location(),
        "'%s' op inferred type(s) %s are incompatible with return type(s) of operation %s"
            .formatted(op.name().value(), list(inferred), list(found)));
    diagnostics.opError(op, FAILED);
    return false;
  }

  private static String list(List<Type> types) {
    return types.stream().map(type -> "'" + type + "'").collect(Collectors.joining(", "));
  }
}
