// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Compares the types of results with those that follow from the rest of an operation (MLIR's
 * interface of type inference).
 */
public final class InferredTypes {
  private InferredTypes() {}

  /**
   * Compares the types of all results.
   *
   * @return whether they are equal; if not, two errors have been reported
   */
  public static boolean verify(Operation op, List<Type> inferred, Diagnostics diagnostics) {
    List<Type> found = op.results().stream().map(Value::type).toList();
    if (inferred.equals(found)) {
      return true;
    }
    // Of the two errors only the second shows the operation.
    diagnostics.error(
        op.location(),
        "'%s' op inferred type(s) %s are incompatible with return type(s) of operation %s"
            .formatted(op.name().value(), list(inferred), list(found)));
    diagnostics.opError(op, "failed to infer returned types");
    return false;
  }

  private static String list(List<Type> types) {
    return types.stream().map(type -> "'" + type + "'").collect(Collectors.joining(", "));
  }
}
