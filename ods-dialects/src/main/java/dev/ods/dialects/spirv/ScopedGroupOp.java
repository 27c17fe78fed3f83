// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.diagnostic.Diagnostics;

/** An operation on the values of a workgroup or a subgroup. */
interface ScopedGroupOp extends ScopedOp {
  /** Checks the scope. */
  default void verify(Diagnostics diagnostics) {
    Groups.verifyScope(operation(), executionScope(), diagnostics);
  }
}
