// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineMap;
import dev.ods.annotation.*;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.constraint.I32ElementsAttr;
import dev.ods.constraint.I64ArrayAttr;
import dev.ods.constraint.Index;
import dev.ods.control.LoopLikeOpInterface;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.*;
import java.util.List;

/** Runs a region for each point of a grid, in any order, and reduces what it yields. */
@Op(dialect = AffineDialect.class, name = "parallel")
@Trait({
  AutomaticAllocationScope.class,
  MemRefsNormalizable.class,
  RecursiveMemoryEffects.class,
  RecursivelySpeculatable.class
})
@SingleBlockImplicitTerminator(Yield.class)
@FoldedBy(ForFolds.class)
public interface Parallel extends LoopLikeOpInterface {
  /** How the values of each result are reduced. */
  @Attr(ReductionOps.class)
  ArrayAttr reductions();

  /** The first numbers, those of one dimension after those of another. */
  @Attr(name = "lowerBoundsMap")
  AffineMapAttr lowerBoundsMap();

  /** Of how many results of the map the first number of each dimension is the greatest. */
  @Attr(value = I32ElementsAttr.class, name = "lowerBoundsGroups")
  DenseIntOrFPElementsAttr lowerBoundsGroups();

  /** The exclusive upper bounds, those of one dimension after those of another. */
  @Attr(name = "upperBoundsMap")
  AffineMapAttr upperBoundsMap();

  /** Of how many results of the map the upper bound of each dimension is the least. */
  @Attr(value = I32ElementsAttr.class, name = "upperBoundsGroups")
  DenseIntOrFPElementsAttr upperBoundsGroups();

  /** The distance from one number to the next in each dimension. */
  @Attr(I64ArrayAttr.class)
  List<Long> steps();

  /** The operands of the lower bounds' map, then those of the upper bounds'. */
  @Operand(value = Index.class, name = "mapOperands")
  ValueRange mapOperands();

  /** The results of the reductions. */
  @Result
  ValueRange results();

  /** The region; its arguments are the numbers. */
  @SizedRegion(1)
  Region region();

  /** Parses {@code (%i, …) = (…) to (…) step (…) reduce ("addf") -> types region attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return new ParallelSyntax(parser, state).parse();
  }

  /** Prints the syntax of {@link #parse}. */
  static void print(OpAsmPrinter printer, Parallel op) {
    ParallelPrinter.print(printer, op);
  }

  /** The operands of the lower bounds' map. */
  default ValueRange lowerBoundsOperands() {
    AffineMap map = lowerBoundsMap().value();
    return mapOperands().slice(0, MapSyntax.inputs(map));
  }

  /** For each dimension the map whose greatest result is the first number. */
  default List<AffineMap> lowerBoundMaps() {
    return ParallelBounds.maps(lowerBoundsMap().value(), lowerBoundsGroups());
  }

  /** The operands of the upper bounds' map. */
  default ValueRange upperBoundsOperands() {
    int lower = lowerBoundsOperands().size();
    return mapOperands().slice(lower, mapOperands().size() - lower);
  }

  /** For each dimension the map whose least result is the exclusive upper bound. */
  default List<AffineMap> upperBoundMaps() {
    return ParallelBounds.maps(upperBoundsMap().value(), upperBoundsGroups());
  }

  /** Checks the bounds, the steps and the reductions. */
  default void verify(Diagnostics diagnostics) {
    ParallelChecks.verify(this, diagnostics);
  }
}
