// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.I1;
import dev.ods.control.RegionBranchTerminatorOpInterface;
import dev.ods.control.RegionSuccessor;
import dev.ods.ir.*;
import dev.ods.trait.*;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ends the first region of a loop: either its second region follows, or the loop is over. */
@Op(dialect = ScfDialect.class, name = "condition")
@Trait({Pure.class, Terminator.class})
@HasParent(While.class)
@AssemblyFormat("`(` $condition `)` attr-dict ($args^ `:` type($args))?")
public interface Condition extends RegionBranchTerminatorOpInterface {
  /** Whether the loop continues. */
  @Operand(I1.class)
  Value condition();

  /** The arguments of the second region, or the results of the loop. */
  @Operand
  ValueRange args();

  @Override
  default ValueRange successorOperands(RegionSuccessor successor) {
    return args();
  }

  @Override
  default List<RegionSuccessor> successorRegions(List<@Nullable Attribute> operands) {
    Operation loop = operation().parent();
    RegionSuccessor next =
        loop == null ? RegionSuccessor.PARENT : new RegionSuccessor(loop.region(1));
    if (operands.get(0) instanceof IntegerAttr known) {
      return List.of(known.isZero() ? RegionSuccessor.PARENT : next);
    }
    return List.of(next, RegionSuccessor.PARENT);
  }
}
