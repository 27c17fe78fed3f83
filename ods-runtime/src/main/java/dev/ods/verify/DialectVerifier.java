// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Operation;

/**
 * Implemented by a {@link dev.ods.ir.DialectDefinition} that verifies attributes whose names begin
 * with its namespace, on operations of any dialect: discardable ones, and those of the arguments
 * and results of functions (MLIR's methods of {@code Dialect}).
 */
public interface DialectVerifier {
  /**
   * Checks a discardable attribute named {@code "<namespace>.…"}; accepts it by default.
   *
   * @param diagnostics receives the errors
   */
  default void verifyOperationAttribute(
      Operation operation, NamedAttribute attribute, Diagnostics diagnostics) {}

  /**
   * Checks an attribute of an argument of a region; accepts it by default.
   *
   * @param region the index of the region
   * @param argument the index among its arguments
   * @param attribute named {@code "<namespace>.…"}
   * @param diagnostics receives the errors
   */
  default void verifyRegionArgAttribute(
      Operation operation,
      int region,
      int argument,
      NamedAttribute attribute,
      Diagnostics diagnostics) {}

  /**
   * Checks an attribute of a result of a region; accepts it by default.
   *
   * @param region the index of the region
   * @param result the index among its results
   * @param attribute named {@code "<namespace>.…"}
   * @param diagnostics receives the errors
   */
  default void verifyRegionResultAttribute(
      Operation operation,
      int region,
      int result,
      NamedAttribute attribute,
      Diagnostics diagnostics) {}
}
