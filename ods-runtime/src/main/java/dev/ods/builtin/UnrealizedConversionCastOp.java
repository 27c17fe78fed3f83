// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Arity;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.trait.Pure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code builtin.unrealized_conversion_cast}: takes values for values of other types while one set
 * of types is converted to another, without saying how.
 */
public final class UnrealizedConversionCastOp implements OpView {
  /** The operation's name. */
  public static final String NAME = "builtin.unrealized_conversion_cast";

  /** What contexts know of the operation. */
  public static final OpModel MODEL = new Model();

  private final Operation operation;

  private UnrealizedConversionCastOp(Operation operation) {
    this.operation = operation;
  }

  /**
   * The view of a cast.
   *
   * @throws IllegalArgumentException if the operation is another
   */
  public static UnrealizedConversionCastOp of(Operation operation) {
    if (!operation.is(MODEL)) {
      throw new IllegalArgumentException(
          "'" + operation.name().value() + "' is no '" + NAME + "': ask Operation.is first");
    }
    return new UnrealizedConversionCastOp(operation);
  }

  /** Makes a cast of values to types, at the builder's insertion point if there is one. */
  public static UnrealizedConversionCastOp build(
      OpBuilder builder, Location location, List<? extends Type> outputs, List<Value> inputs) {
    OperationState state = builder.state(MODEL, location);
    state.addOperands(inputs);
    state.addTypes(outputs);
    return new UnrealizedConversionCastOp(builder.create(state));
  }

  @Override
  public Operation operation() {
    return operation;
  }

  /** What is cast. */
  public ValueRange inputs() {
    return operation.operands();
  }

  /** What it is cast to. */
  public ValueRange outputs() {
    return operation.results();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof UnrealizedConversionCastOp that && operation.equals(that.operation);
  }

  @Override
  public int hashCode() {
    return operation.hashCode();
  }

  @Override
  public String toString() {
    return operation.toString();
  }

  private static final class Model extends OpModel {
    private static final OpDefinition DEFINITION =
        OpDefinition.builder(NAME)
            .summary("An unrealized conversion from one set of types to another")
            .operand("inputs", "any type", Arity.VARIADIC)
            .result("outputs", "any type", Arity.VARIADIC)
            .traits(Pure.class)
            .assemblyFormat("($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict")
            .build();

    Model() {
      super(DEFINITION);
    }

    @Override
    public OpView view(Operation operation) {
      return new UnrealizedConversionCastOp(operation);
    }
  }
}
