// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.trait.Terminator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Adds regions to operations that are about to be built, for the {@code build} of declarations. */
public final class RegionBodies {
  private RegionBodies() {}

  /**
   * Adds a region with one block.
   *
   * @param body creates the operations of the block
   * @param terminator creates the last one, if the body has created none
   */
  public static void add(
      OpBuilder builder, OperationState state, RegionBody body, RegionBody terminator) {
    Location location = state.location();
    builder.buildBlock(
        state.addRegion(),
        block -> {
          body.build(builder, location);
          terminate(builder, location, block, terminator);
        });
  }

  /**
   * Adds the region of a loop: a block with an argument for the number, and one for each carried
   * value. As in MLIR, who builds a loop that carries values creates its terminator, too.
   *
   * @param inductionVar the type of the number
   * @param inits the initial values of what is carried
   * @param body creates the operations of the block; null for none
   * @param terminator creates the last one if no values are carried and the body has created none
   */
  public static void addLoop(
      OpBuilder builder,
      OperationState state,
      Type inductionVar,
      List<Value> inits,
      @Nullable LoopBody body,
      RegionBody terminator) {
    Location location = state.location();
    builder.buildBlock(
        state.addRegion(),
        block -> {
          Value number = block.addArgument(inductionVar, location);
          List<Value> carried =
              inits.stream().map(init -> block.addArgument(init.type(), init.location())).toList();
          if (body != null) {
            body.build(builder, location, number, carried);
          }
          if (carried.isEmpty()) {
            terminate(builder, location, block, terminator);
          }
        });
  }

  private static void terminate(
      OpBuilder builder, Location location, Block block, RegionBody terminator) {
    Operation last = block.last();
    if (last == null || !last.name().hasTrait(Terminator.class)) {
      builder.setInsertionPointToEnd(block);
      terminator.build(builder, location);
    }
  }
}
