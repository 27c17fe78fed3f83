// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.arith.ArithDialectDefinition;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import org.junit.jupiter.api.Test;

/** What a greedy rewrite keeps of the operands of an operation while it is folded. */
final class BorrowedConstantsTest {
  private static final String TEXT =
      """
      %a = "t.a"() : () -> i32
      %c = arith.constant 1 : i32
      %b = arith.addi %a, %a : i32
      """;

  private final Operation sum;
  private final Operation constant;
  private final ConstantDefinitions.Borrowing constants;

  BorrowedConstantsTest() {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    context.load(new ArithDialectDefinition());
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(TEXT.getBytes(UTF_8), "ops.mlir", context, ParserOptions.DEFAULT, diagnostics);
    diagnostics.throwIfErrors();
    sum = module.region(0).first().last();
    constant = sum.previous();
    FrozenRewritePatternSet none = FrozenRewritePatternSet.of(RewritePatternSet.create(context));
    constants = new ConstantDefinitions.Borrowing(IrReader.of(sum), none.kinds(true));
  }

  @Test
  void traitsAreToldWhatTheOwnFoldWas() {
    constants.beforeOwnFold(sum);
    assertNull(constants.ofOperand(sum, 0));
    constants.beforeTraits(false);
    assertFalse(constants.isConstant(sum, 0));
    constants.afterTraits();
  }

  /** A fold in place may make an operand a constant, which a trait then moves behind the others. */
  @Test
  void operandsAreAskedForAgainAfterAChange() {
    constants.beforeOwnFold(sum);
    assertNull(constants.ofOperand(sum, 0));
    sum.setOperand(0, constant.result(0));
    assertTrue(constants.isConstant(sum, 0));
    constants.beforeTraits(true);
    assertTrue(constants.isConstant(sum, 0));
    assertFalse(constants.isConstant(sum, 1));
    constants.afterTraits();
    assertEquals(constants.of(constant.result(0)), constants.ofOperand(sum, 0));
  }

  /** Nor is anything kept for the fold of the dialect, or for another operation. */
  @Test
  void nothingIsKeptForOthers() {
    constants.beforeOwnFold(constant);
    assertNull(constants.ofOperand(sum, 0));
    constants.beforeTraits(false);
    sum.setOperand(0, constant.result(0));
    assertTrue(constants.isConstant(sum, 0));
    constants.beforeOwnFold(sum);
    assertNull(constants.ofOperand(sum, 1));
    constants.beforeTraits(false);
    constants.afterTraits();
    sum.setOperand(1, constant.result(0));
    assertTrue(constants.isConstant(sum, 1));
  }

  @Test
  void operandsMustExist() {
    constants.beforeOwnFold(sum);
    assertNull(constants.ofOperand(sum, 0));
    constants.beforeTraits(false);
    for (int index : new int[] {-1, -Long.SIZE, 2, Long.SIZE}) {
      assertThrows(IndexOutOfBoundsException.class, () -> constants.isConstant(sum, index));
    }
  }
}
