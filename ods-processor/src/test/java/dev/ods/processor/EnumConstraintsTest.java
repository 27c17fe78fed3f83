// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Enums, and the attributes generated for them, where a class of a constraint is expected. */
final class EnumConstraintsTest {
  private static final String ENUMS =
      """
      /** A mode. */
      @EnumAttr(value = EnumAttr.Storage.I32, name = "my.mode") enum Mode { FAST, SLOW }
      /** Bits. */
      @EnumAttr(value = EnumAttr.Storage.I32, name = "my.bits") @BitEnum enum Bits { A, B }
      /** A size. */
      @EnumAttr(EnumAttr.Storage.I64) enum Size { S, M }
      /** A word. */
      @EnumAttr enum Word { YES, NO }
      @Dialect(name = "my", ops = A.class, attributes = {Mode.class, Bits.class}) interface MyDialect {}
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@TypedArrayAttr(ModeAttr.class)             | [#my<mode SLOW>]      | [#my<bits A>]",
        "@TypedArrayAttr(Mode.class)                 | [#my<mode SLOW>]      | [0 : i32]",
        "@TypedArrayAttr(BitsAttr.class)             | [#my<bits A>]       | [#my<mode SLOW>]",
        "@TypedArrayAttr(Size.class)                 | [1]                   | [2]",
        "@TypedArrayAttr(Word.class)                 | [\"YES\", \"NO\"]  | [\"MAYBE\"]",
        "@AnyOf({Mode.class, Word.class})        | #my<mode FAST>        | 0 : i32",
        "@AnyOf({BitsAttr.class, SizeEnum.class}) | 0 : i64                    | 9 : i64",
      })
  void combinatorsTakeEnums(String constraint, String valid, String invalid) {
    CompiledDialect dialect =
        CompiledDialect.of(
            ENUMS
                + """
                @Op(dialect = MyDialect.class, name = "a")
                interface A {
                  @Attr %s @Summary("such") Attribute a();
                }
                """
                    .formatted(constraint));
    String text = "\"my.a\"() <{a = %s}> : () -> ()";
    assertEquals(text.formatted(valid), dialect.generic(text.formatted(valid)));
    assertEquals(
        "loc(\"test.mlir\":1:1): 'my.a' op attribute 'a' failed to satisfy constraint: such",
        dialect.generic(text.formatted(invalid)));
  }

  @Test
  void membersAreOfEnums() {
    CompiledDialect dialect =
        CompiledDialect.of(
            ENUMS
                + """
                @Op(dialect = MyDialect.class, name = "a")
                interface A {
                  @Attr(Mode.class) Attribute a();
                  @Attr(Size.class) Optional<Attribute> b();
                }
                """);
    String error =
        "loc(\"test.mlir\":1:1): 'my.a' op attribute '%s' failed to satisfy constraint: %s";
    String valid = "\"my.a\"() <{a = #my<mode FAST>, b = 1 : i64}> : () -> ()";
    assertEquals(
        "\"my.a\"() <{a = #my<mode FAST>, b = 1 : i64}> : () -> ()", dialect.generic(valid));
    assertEquals(
        error.formatted("a", "A mode"), dialect.generic(valid.replace("#my<mode FAST>", "unit")));
    assertEquals(error.formatted("b", "A size"), dialect.generic(valid.replace("1 :", "2 :")));
  }
}
