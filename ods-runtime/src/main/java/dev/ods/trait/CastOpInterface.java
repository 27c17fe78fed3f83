// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

import dev.ods.ir.OpView;
import dev.ods.ir.Type;
import java.util.List;

/**
 * Extended by the declaration of an operation that turns values into ones of other types (MLIR's
 * interface of the same name). An op that extends it has the trait {@link CastCompatible}.
 */
public interface CastOpInterface extends OpView {
  /**
   * Whether values of some types can be turned into ones of others. The answer depends on the types
   * only.
   *
   * @param inputs the types of the operands, which satisfy their constraints
   * @param outputs the types of the results, at least one
   */
  boolean areCastCompatible(List<Type> inputs, List<Type> outputs);
}
