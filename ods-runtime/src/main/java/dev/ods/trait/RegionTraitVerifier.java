// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;

/**
 * A trait that verifies its operation after the operations in its regions (ODS, "Verification
 * Ordering", second phase). For the class, see {@link TraitVerifier}.
 */
public interface RegionTraitVerifier extends OpTrait {
  /**
   * Verifies an operation that has this trait and whose regions are valid.
   *
   * @param diagnostics receives the errors
   * @return whether the operation is valid; if not, an error has been reported
   */
  boolean verifyRegionTrait(Operation operation, Diagnostics diagnostics);
}
