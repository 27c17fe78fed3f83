// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.control.LoopBody;
import dev.ods.control.RegionBodies;
import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds {@code scf.for}. */
final class ForLoops {
  private ForLoops() {}

  /**
   * The components of a loop.
   *
   * @param body null for none
   */
  static void fill(
      OpBuilder builder,
      OperationState state,
      Value lowerBound,
      Value upperBound,
      Value step,
      List<Value> initArgs,
      @Nullable LoopBody body) {
    state.addOperand(lowerBound).addOperand(upperBound).addOperand(step).addOperands(initArgs);
    initArgs.forEach(value -> state.addType(value.type()));
    RegionBodies.addLoop(builder, state, lowerBound.type(), initArgs, body, YieldOp::build);
  }

  /** The same loop with other initial values, whose body is a block without operations. */
  static ForOp withInits(ForOp op, OpBuilder builder, List<Value> inits) {
    Operation self = op.operation();
    Location location = self.location();
    ForOp made =
        ForOp.build(
            builder,
            location,
            inits.stream().map(Value::type).toList(),
            op.lowerBound(),
            op.upperBound(),
            op.step(),
            inits,
            op.unsignedCmp());
    made.operation().setDiscardableAttributes(self.discardableAttributes());
    Block block = builder.createBlock(made.region());
    block.addArgument(op.lowerBound().type(), location);
    inits.forEach(init -> block.addArgument(init.type(), init.location()));
    return made;
  }
}
