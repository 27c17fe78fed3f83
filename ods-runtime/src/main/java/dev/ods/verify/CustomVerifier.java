// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;

/**
 * Implemented by the model of an operation that has a custom verifier (ODS's {@code hasVerifier}).
 */
public interface CustomVerifier {
  /**
   * Verifies an operation whose invariants and traits hold; reports errors in the diagnostics.
   *
   * @param view what the model's {@link dev.ods.ir.OpModel#view} created; its operation is borrowed
   *     for this call, see {@link dev.ods.ir.Operation#keep}
   */
  void verifyOperation(OpView view, Diagnostics diagnostics);
}
