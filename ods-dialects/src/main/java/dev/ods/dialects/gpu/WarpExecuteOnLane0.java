// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.*;
import dev.ods.builtin.VectorType;
import dev.ods.constraint.Index;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionBranchPoint;
import dev.ods.control.RegionSuccessor;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.gpu.GroupOps.Yield;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.RecursiveMemoryEffects;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Runs its body in lane 0 of a warp only.
 *
 * <p>Vectors outside are distributed over the threads, those inside are complete.
 */
@Op(dialect = GpuDialect.class, name = "warp_execute_on_lane_0")
@Trait(RecursiveMemoryEffects.class)
@SingleBlockImplicitTerminator(Yield.class)
public interface WarpExecuteOnLane0 extends RegionBranchOpInterface {
  /** The lane ID of this thread. */
  @Operand(Index.class)
  Value laneid();

  /** How many threads the warp has. */
  @Attr(name = "warp_size")
  long warpSize();

  /** The distributed values of this thread. */
  @Operand
  ValueRange args();

  /** The distributed results of this thread. */
  @Result
  ValueRange results();

  /** The body that lane 0 runs. */
  @SizedRegion(1)
  Region warpRegion();

  /** Compares distributed with complete types. */
  default void verify(Diagnostics diagnostics) {
    String mistake = mistake(Objects.requireNonNull(warpRegion().first()));
    if (mistake != null) {
      diagnostics.opError(operation(), mistake);
    }
  }

  private @Nullable String mistake(Block body) {
    if (args().size() != body.argumentCount()) {
      return "expected same number op arguments and block arguments.";
    }
    Operation yield = body.last();
    // That it is there, and a gpu.yield, is checked with the region.
    if (yield == null) {
      return null;
    }
    if (yield.operandCount() != operation().resultCount()) {
      return "expected same number of yield operands and return values.";
    }
    String mistake = null;
    for (int i = 0; mistake == null && i < args().size(); i++) {
      mistake = mistake(body.argument(i).type(), args().get(i).type());
    }
    for (int i = 0; mistake == null && i < yield.operandCount(); i++) {
      mistake = mistake(yield.operandType(i), operation().resultType(i));
    }
    return mistake;
  }

  /** The error if a type is not the complete type of a distributed one. */
  private @Nullable String mistake(Type whole, Type part) {
    if (whole == part) {
      return null;
    }
    if (!(whole instanceof VectorType expanded) || !(part instanceof VectorType distributed)) {
      return "expected vector type for distributed operands.";
    }
    if (expanded.rank() != distributed.rank()
        || expanded.elementType() != distributed.elementType()) {
      return "expected distributed vectors to have same rank and element type.";
    }
    long parts = 1;
    for (int i = 0; i < expanded.rank(); i++) {
      long size = expanded.dimension(i);
      long partSize = distributed.dimension(i);
      if (size % partSize != 0) {
        return "expected expanded vector dimension #%d (%d) to be a multipler of the distributed vector dimension (%d)"
            .formatted(i, size, partSize);
      }
      parts *= size / partSize;
    }
    return parts == warpSize()
        ? null
        : "incompatible distribution dimensions from '%s' to '%s' with warp size = %d"
            .formatted(whole, part, warpSize());
  }

  /** Parses the custom form. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return WarpSyntax.parse(parser, state);
  }

  /** Prints the custom form. */
  static void print(OpAsmPrinter printer, WarpExecuteOnLane0 warp) {
    WarpSyntax.print(printer, warp);
  }

  @Override
  default List<RegionSuccessor> successorRegions(RegionBranchPoint point) {
    return List.of(point.isParent() ? new RegionSuccessor(warpRegion()) : RegionSuccessor.PARENT);
  }

  /** The verifier compares complete types with distributed ones. */
  @Override
  default boolean areTypesCompatible(Type operand, Type input) {
    return mistake(operand, input) == null;
  }
}
