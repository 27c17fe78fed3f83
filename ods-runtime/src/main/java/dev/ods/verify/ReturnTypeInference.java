// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.OperationState;
import dev.ods.trait.InferTypeOpInterface;

/**
 * Implemented by the model of an operation whose declaration computes the types of its results.
 * Where they follow from traits, the verifiers of these compare them.
 */
public interface ReturnTypeInference {
  /** What computes the types of an operation that does not exist yet. */
  InferTypeOpInterface adaptor(OperationState state);
}
