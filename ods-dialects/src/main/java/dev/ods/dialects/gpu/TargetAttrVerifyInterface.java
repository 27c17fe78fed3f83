// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;

/** A target that verifies what is compiled for it (MLIR's interface of the same name). */
public interface TargetAttrVerifyInterface {
  /**
   * Verifies an operation that has this attribute among its targets, before what is nested in it is
   * verified.
   *
   * @return false after it has reported an error
   */
  boolean verifyTarget(Operation module, Diagnostics diagnostics);
}
