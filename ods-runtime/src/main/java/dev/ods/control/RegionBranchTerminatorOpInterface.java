// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.ir.Attribute;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.ValueRange;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of a terminator that passes control from a region of a {@link
 * RegionBranchOpInterface} to another one, or out of the operation (MLIR's interface of the same
 * name). The trait {@link dev.ods.trait.ReturnLike} stands for it with the default answers.
 */
public interface RegionBranchTerminatorOpInterface extends OpView {
  /** The operands that a successor receives, a slice of all of them: all by default. */
  default ValueRange successorOperands(RegionSuccessor successor) {
    return operation().operands();
  }

  /**
   * Where control may continue if operands are constants; by default where the operation around
   * says.
   *
   * @param operands the constants, with null for each operand that is none
   */
  default List<RegionSuccessor> successorRegions(List<@Nullable Attribute> operands) {
    Operation parent = operation().parent();
    RegionBranchOpInterface branch =
        parent == null ? null : parent.as(RegionBranchOpInterface.class);
    return branch == null
        ? List.of()
        : branch.successorRegions(new RegionBranchPoint(operation().keep()));
  }
}
