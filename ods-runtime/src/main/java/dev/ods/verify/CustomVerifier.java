// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;

/**
 * Implemented by the model of an operation that has a check of its own (ODS's {@code hasVerifier}).
 */
public interface CustomVerifier {
  /**
   * Checks an operation whose invariants and traits hold; reports errors in the diagnostics.
   *
   * @param view what the model's {@link dev.ods.ir.OpModel#view} made; its operation is lent for
   *     this call, see {@link dev.ods.ir.Operation#keep}
   */
  void verifyOperation(OpView view, Diagnostics diagnostics);
}
