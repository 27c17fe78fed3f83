// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.trait.CastOpInterface;
import java.util.List;
import java.util.stream.Collectors;

/** The verifier of operations that turn values into ones of other types. */
final class CastChecks {
  private CastChecks() {}

  static boolean castCompatible(IrReader ir, int op, Diagnostics d) {
    Operation operation = ir.operation(op);
    CastOpInterface cast = operation.as(CastOpInterface.class);
    if (cast == null) {
      return true;
    }
    List<Type> results = operation.results().types();
    if (results.isEmpty()) {
      d.opError(operation, "expected at least one result for cast operation");
      return false;
    }
    List<Type> operands = operation.operands().types();
    if (cast.areCastCompatible(operands, results)) {
      return true;
    }
    d.opError(
        operation,
        "operand %s and result %s are cast incompatible".formatted(list(operands), list(results)));
    return false;
  }

  private static String list(List<Type> types) {
    if (types.isEmpty()) {
      return "types []";
    }
    return types.stream()
        .map(type -> "'" + type + "'")
        .collect(Collectors.joining(", ", types.size() == 1 ? "type " : "types ", ""));
  }
}
