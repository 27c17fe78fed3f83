// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.builtin.IntegerType;
import dev.ods.builtin.Segments;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.OperationState;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Segment sizes that a program rather than a text sets are verified. */
final class SegmentSizesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 0 1 0 | ",
        "0 0 1 | 'operandSegmentSizes' attribute must have 4 elements, but got 3",
        "0 0 1 0 1 | 'operandSegmentSizes' attribute must have 4 elements, but got 5",
        "2 -1 1 0 | 'operandSegmentSizes' attribute cannot have negative elements",
        "1 0 1 1 | operand count (2) does not match with the total size (3) specified in attribute"
            + " 'operandSegmentSizes'",
      })
  void verifiesSegmentSizes(String sizes, String message) {
    Context context = Context.create();
    context.load(new MlirTestDialect());
    context.allowUnregisteredDialects(true);
    Operation module = TestIr.module(OpBuilder.create(context));
    OpBuilder builder = OpBuilder.atEnd(module.region(0).blocks().iterator().next());
    Operation value =
        builder.create(state(builder, "x.value").addType(IntegerType.get(context, 32)));
    Value one = value.result(0);
    int[] numbers = Arrays.stream(sizes.strip().split(" ")).mapToInt(Integer::parseInt).toArray();
    builder.create(
        state(builder, "test.attr_sized_operands")
            .addOperand(one)
            .addOperand(one)
            .setAttribute("operandSegmentSizes", Segments.of(context, numbers)));
    Diagnostics diagnostics = new Diagnostics().showOperations(false);
    Verifier.verify(module, diagnostics);
    assertEquals(
        message == null ? "" : "'test.attr_sized_operands' op " + message,
        diagnostics.list().isEmpty() ? "" : diagnostics.list().get(0).message());
  }

  private static OperationState state(OpBuilder builder, String name) {
    OperationName operationName = builder.context().operationName(name);
    return builder.newState().reset(operationName, UnknownLoc.get(builder.context()));
  }
}
