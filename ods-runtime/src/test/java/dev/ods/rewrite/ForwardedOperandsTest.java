// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.UnknownLoc;
import org.junit.jupiter.api.Test;

/** Which branches can forward more values. */
final class ForwardedOperandsTest {
  @Test
  void blocksAreInAnOperation() {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    OpBuilder builder = OpBuilder.create(context);
    OperationState state =
        builder.newState().reset(context.operationName("t.op"), UnknownLoc.get(context));
    Block block = builder.buildBlock(state.addRegion(), created -> {});
    assertEquals(
        "the block is in no operation: give one that is, after what it is in was created",
        assertThrows(IllegalArgumentException.class, () -> ForwardedOperands.areAppendable(block))
            .getMessage());
    Operation op = builder.create(state);
    assertTrue(ForwardedOperands.areAppendable(op.region(0).first()));
  }
}
