// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;

/**
 * A trait that verifies its operation, before the operations in its regions are verified.
 *
 * <p>The class needs a constructor without parameters. The generated class of an operation calls
 * it, so that it must have access: it and the class are public, or in the package of the operation.
 * One instance serves all operations of a kind in a context, and all threads.
 */
public interface TraitVerifier extends OpTrait {
  /**
   * Verifies an operation that has this trait. Its regions have not been verified yet and must not
   * be inspected.
   *
   * @param diagnostics receives the errors
   * @return whether the operation is valid; if not, an error has been reported
   */
  boolean verifyTrait(Operation operation, Diagnostics diagnostics);
}
