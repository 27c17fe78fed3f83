// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Operation;

/**
 * Implemented by a {@link dev.ods.ir.DialectDefinition} that verifies the discardable attributes
 * whose names begin with its namespace, on operations of any dialect (MLIR's {@code
 * Dialect::verifyOperationAttribute}).
 */
public interface DialectVerifier {
  /**
   * Checks a discardable attribute named {@code "<namespace>.…"}.
   *
   * @param diagnostics receives the errors
   */
  void verifyOperationAttribute(
      Operation operation, NamedAttribute attribute, Diagnostics diagnostics);
}
