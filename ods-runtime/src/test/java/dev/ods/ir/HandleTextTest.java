// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What handles and builders are in a debugger. */
final class HandleTextTest {
  private final Context context = Context.create();
  private final Operation outer = first(module());
  private final Block body = Objects.requireNonNull(outer.region(0).first());

  private Operation module() {
    context.allowUnregisteredDialects(true);
    String text =
        """
        %0 = "t.a"() ({
        ^bb0(%1: f32):
          "t.b"(%1) : (f32) -> ()
        }) : () -> i32
        """;
    return Objects.requireNonNull(
        Parser.parse(
            text.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, new Diagnostics()));
  }

  private static Operation first(Operation op) {
    return Objects.requireNonNull(Objects.requireNonNull(op.region(0).first()).first());
  }

  /** What is nested is left out: it may be most of a program. */
  @Test
  void valuesSayWhereTheyAreDefined() {
    assertEquals("result #0 of %0 = \"t.a\"() ({...}) : () -> i32", outer.result(0).toString());
    assertEquals(
        "argument #0 of type 'f32' of block #0 of region #0 of 't.a'", body.argument(0).toString());
  }

  @Test
  void operandsSayWhoHasThem() {
    assertEquals(
        "operand #0 of \"t.b\"(%arg0) : (f32) -> ()", first(outer).opOperand(0).toString());
  }

  @Test
  void buildersSayWhereTheyInsert() {
    OpBuilder builder = OpBuilder.before(outer);
    assertEquals("OpBuilder before %0 = \"t.a\"() ({...}) : () -> i32", builder.toString());
    builder.setInsertionPointToEnd(body);
    assertEquals("OpBuilder at the end of block #0 of region #0 of 't.a'", builder.toString());
    assertEquals("OpBuilder without an insertion point", builder.clearInsertionPoint().toString());
    builder.setInsertionPoint(first(outer));
    first(outer).erase();
    assertEquals("OpBuilder before <<ERASED OPERATION>>", builder.toString());
  }
}
