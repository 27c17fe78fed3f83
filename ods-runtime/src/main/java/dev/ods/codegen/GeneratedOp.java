// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import org.jspecify.annotations.Nullable;

/** The base of generated op classes: a view is its class and its operation. */
public abstract class GeneratedOp implements OpView {
  private final Operation operation;

  /**
   * For generated classes.
   *
   * @param operation an operation of the kind that the class stands for
   */
  protected GeneratedOp(Operation operation) {
    this.operation = operation;
  }

  @Override
  public final Operation operation() {
    return operation;
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof GeneratedOp view
        && view.getClass() == getClass()
        && operation.equals(view.operation);
  }

  @Override
  public final int hashCode() {
    return operation.hashCode();
  }

  @Override
  public final String toString() {
    return operation.toString();
  }
}
