// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;

/**
 * A trait that checks its operation, before the operations in its regions are checked.
 *
 * <p>The class needs a public constructor without parameters and must be public, in a package that
 * its module exports: one instance serves all operations and all threads.
 */
public interface TraitVerifier extends Trait {
  /**
   * Checks an operation that has this trait. The regions may be invalid still: do not look into
   * them.
   *
   * @param diagnostics takes the errors
   * @return whether the operation is valid; if not, an error has been reported
   */
  boolean verifyTrait(Operation operation, Diagnostics diagnostics);
}
