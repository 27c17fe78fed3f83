// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;

/**
 * Implemented by the model of an operation that has a custom verifier of its regions (ODS's {@code
 * hasRegionVerifier}).
 */
public interface CustomRegionVerifier {
  /**
   * Verifies the regions of an operation when all operations in them are valid.
   *
   * @param view as that of {@link CustomVerifier#verifyOperation}
   */
  void verifyRegionInvariants(OpView view, Diagnostics diagnostics);
}
