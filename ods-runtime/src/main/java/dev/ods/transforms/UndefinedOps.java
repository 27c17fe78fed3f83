// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.ir.Context;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The operations of MLIR's dialect {@code ub} that take the place of what is erased. The runtime
 * knows them by name only.
 */
final class UndefinedOps {
  private static final String DIALECT = "ub";

  private final List<Operation> poison = new ArrayList<>();

  /** Whether the dialect is registered; if it is not loaded, it is now. */
  static boolean areKnown(Context context) {
    return context.dialect(DIALECT) != null;
  }

  /** Creates a value that stands for another one. */
  Value poison(OpBuilder builder, Value value) {
    OperationName name = name(value.context(), "poison");
    Operation op = builder.create(builder.state(name, value.location()).addType(value.type()));
    poison.add(op);
    return op.result(0);
  }

  /** Replaces the uses of a value, if there are any, by one that is defined in the same place. */
  void poisonUses(Value value) {
    if (value.hasUses()) {
      Operation definition = value.definingOp();
      OpBuilder builder =
          definition != null
              ? OpBuilder.before(definition)
              : OpBuilder.atStart(Objects.requireNonNull(value.ownerBlock()));
      value.replaceAllUsesWith(poison(builder, value));
    }
  }

  /** Creates a terminator before one that is going to be erased. */
  static void unreachable(Operation terminator) {
    OpBuilder builder = OpBuilder.before(terminator);
    OperationName name = name(terminator.context(), "unreachable");
    builder.create(builder.state(name, terminator.location()));
  }

  /** Erases the created values whose uses have been erased; all are still in their blocks. */
  void eraseUnused() {
    poison.stream().filter(Operation::useEmpty).forEach(Operation::erase);
  }

  private static OperationName name(Context context, String op) {
    return context.operationName(DIALECT + "." + op);
  }
}
