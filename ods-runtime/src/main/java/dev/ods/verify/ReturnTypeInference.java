// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.OperationState;
import dev.ods.trait.InferTypeOpInterface;

/** Implemented by the model of an operation that computes the types of its results. */
public interface ReturnTypeInference {
  /** What computes the types of an operation that does not exist yet. */
  InferTypeOpInterface adaptor(OperationState state);
}
