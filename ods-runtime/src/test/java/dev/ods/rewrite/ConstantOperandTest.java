// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Operands asked for by their index: of those that exist, also by the driver's references. */
final class ConstantOperandTest {
  private static final String TEXT =
      """
      %a = "t.a"() : () -> i32
      "t.b"(%a) : (i32) -> ()
      """;

  private static final Operation USER = user();

  private static Operation user() {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    Operation module =
        Parser.parse(
            TEXT.getBytes(UTF_8), "ops.mlir", context, ParserOptions.DEFAULT, new Diagnostics());
    return Objects.requireNonNull(Objects.requireNonNull(module).region(0).first().last());
  }

  static Stream<Constants> constants() {
    IrReader reader = IrReader.of(USER);
    FrozenRewritePatternSet none =
        FrozenRewritePatternSet.of(RewritePatternSet.create(USER.context()));
    NameTable<OpKind> kinds = none.kinds(true);
    return Stream.of(Constants.ofDefinitions(), new ConstantDefinitions.Borrowing(reader, kinds));
  }

  @ParameterizedTest
  @MethodSource("constants")
  void isNoConstantIfItsDefinitionIsNone(Constants constants) {
    assertNull(constants.ofOperand(USER, 0));
  }

  @ParameterizedTest
  @MethodSource("constants")
  void mustExist(Constants constants) {
    assertThrows(IndexOutOfBoundsException.class, () -> constants.ofOperand(USER, 1));
    assertThrows(IndexOutOfBoundsException.class, () -> constants.ofOperand(USER, -1));
  }
}
