// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.OperationState;
import dev.ods.trait.InferTypeOpInterface;

/**
 * Implemented by the model of an operation whose result types follow from the rest of it, for
 * {@link InferredTypes}. The verifier compares the types of results with those that the declaration
 * computes.
 */
public interface ReturnTypeInference {
  /** What computes the types of an operation that does not exist yet. */
  InferTypeOpInterface adaptor(OperationState state);

  /**
   * Of an operation whose result types follow from its traits and constraints, which have verifiers
   * of their own.
   */
  interface ByTraits extends ReturnTypeInference {}
}
