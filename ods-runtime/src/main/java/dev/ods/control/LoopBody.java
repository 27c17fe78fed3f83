// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Value;
import java.util.List;

/** Creates the operations of the body of a loop (MLIR's {@code BodyBuilderFn}). */
@FunctionalInterface
public interface LoopBody {
  /**
   * Creates the operations.
   *
   * @param builder inserts at the end of the body
   * @param location that of the loop
   * @param inductionVar the number, which is the first argument of the body
   * @param iterArgs the carried values, which are its other arguments
   */
  void build(OpBuilder builder, Location location, Value inductionVar, List<Value> iterArgs);
}
