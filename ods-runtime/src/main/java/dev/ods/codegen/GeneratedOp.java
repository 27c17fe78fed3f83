// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The base of generated op classes: a view is its class and its operation. */
public abstract class GeneratedOp implements OpView {
  private final @Nullable Operation operation;

  /**
   * For generated classes.
   *
   * @param operation an operation of the kind that the class stands for; null for the view that
   *     answers for the kind, see {@link dev.ods.ir.OpModel#as}
   */
  protected GeneratedOp(@Nullable Operation operation) {
    this.operation = operation;
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalStateException if this view answers for a kind of operation
   */
  @Override
  public final Operation operation() {
    Operation viewed = operation;
    if (viewed == null) {
      throw noOperation();
    }
    return viewed;
  }

  private IllegalStateException noOperation() {
    return new IllegalStateException(
        getClass().getSimpleName()
            + " answers for its kind here, there is no operation: what is asked of the kind, such"
            + " as defaultDialect() and regionKind(int), must not use operation() or a member");
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof GeneratedOp view
        && view.getClass() == getClass()
        && Objects.equals(operation, view.operation);
  }

  @Override
  public final int hashCode() {
    return Objects.hashCode(operation);
  }

  @Override
  public final String toString() {
    return operation == null ? getClass().getSimpleName() : operation.toString();
  }
}
