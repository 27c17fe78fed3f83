// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.loops;

import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Value;
import java.util.List;

/** Creates what is in the innermost of several loops that carry no values. */
@FunctionalInterface
public interface NestBody {
  /**
   * Creates the operations, without a terminator.
   *
   * @param inductionVars the numbers of all loops, that of the outermost first
   */
  void build(OpBuilder builder, Location location, List<Value> inductionVars);
}
