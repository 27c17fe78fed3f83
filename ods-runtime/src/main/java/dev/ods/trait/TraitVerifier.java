// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;

/**
 * A trait that verifies its operation, before the operations in its regions are verified.
 *
 * <p>The class needs a public constructor without parameters and must be public, in a package that
 * its module exports: one instance serves all operations and all threads.
 */
public interface TraitVerifier extends Trait {
  /**
   * Verifies an operation that has this trait. Its regions have not been verified yet and must not
   * be inspected.
   *
   * @param diagnostics receives the errors
   * @return whether the operation is valid; if not, an error has been reported
   */
  boolean verifyTrait(Operation operation, Diagnostics diagnostics);
}
