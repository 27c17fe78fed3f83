// SPDX-License-Identifier: Apache-2.0
package dev.ods.subset;

import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.shaped.DestinationStyleOpInterface;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Extended by the declaration of an operation that replaces a part of a tensor, the destination, by
 * a source (MLIR's interface of the same name).
 */
public interface SubsetInsertionOpInterface extends SubsetOpInterface {
  /** What is inserted; of any type. */
  OpOperand sourceOperand();

  /**
   * The tensor before: by default the only init of an operation in destination-passing style.
   *
   * @throws IllegalStateException if it is not implemented, and there is no such init
   */
  default OpOperand destinationOperand() {
    DestinationStyleOpInterface style = destinationStyle();
    ValueRange inits = style.dpsInits();
    if (inits.size() != 1) {
      throw new IllegalStateException(
          "'" + operation().name() + "' has not one init: implement destinationOperand()");
    }
    return operation().opOperand(inits.firstOperandIndex());
  }

  /**
   * The tensor afterwards: by default the result that is tied to the destination in
   * destination-passing style.
   *
   * @throws IllegalStateException if it is not implemented, and there is no such result
   */
  default Value updatedDestination() {
    return destinationStyle().tiedResult(destinationOperand());
  }

  private DestinationStyleOpInterface destinationStyle() {
    DestinationStyleOpInterface style = operation().as(DestinationStyleOpInterface.class);
    if (style == null) {
      throw new IllegalStateException(
          "'" + operation().name() + "' is not in destination-passing style");
    }
    return style;
  }

  @Override
  default Value tensorContainer() {
    return destinationOperand().get();
  }

  /**
   * Whether the part is known to be the one that the operation extracts which defines a value.
   *
   * @param equivalent whether two tensors count as the same container
   */
  default boolean isEquivalentSubset(Value candidate, BiPredicate<Value, Value> equivalent) {
    Operation definition = candidate.definingOp();
    SubsetExtractionOpInterface extraction =
        definition == null ? null : definition.as(SubsetExtractionOpInterface.class);
    return extraction != null && operatesOnEquivalentSubset(extraction, equivalent);
  }

  /** Whether the part is known to be the one that the operation extracts, of the same tensor. */
  default boolean isSameSubset(Value candidate) {
    return isEquivalentSubset(candidate, Value::equals);
  }

  /** Builds what extracts the part from the destination; or finds it. */
  Value buildSubsetExtraction(OpBuilder builder, Location location);

  /** The values that {@link #buildSubsetExtraction} uses, which so have to be defined before. */
  List<Value> valuesNeededToBuildSubsetExtraction();
}
