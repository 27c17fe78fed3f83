// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.OpView;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of an operation that can be folded (ODS: {@code hasFolder}): replaced
 * by values that exist, by constants, or simplified in place, without creating operations.
 *
 * <p>An operation with the trait {@link dev.ods.trait.ConstantLike} folds to its constant. The
 * operation is borrowed while the method runs: see {@link dev.ods.ir.Operation#keep}.
 */
public interface Foldable extends OpView {
  /**
   * Folds the operation. A driver replaces the results; the method itself changes nothing but the
   * operands and attributes of this operation, if it returns {@link FoldResult#inPlace}.
   *
   * @param constants which operands are constants: {@code constants.of(lhs(), IntegerAttr.class)}
   * @return what the results fold to, with their types; or null if nothing is known, and then
   *     nothing has changed. A result of the operation itself changes nothing: where values depend
   *     on each other in a cycle, laws lead back to where they began
   */
  @Nullable FoldResult fold(Constants constants);
}
