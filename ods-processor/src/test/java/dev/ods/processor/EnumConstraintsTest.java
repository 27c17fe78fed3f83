// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Enums, and the attributes generated for them, where a class of a constraint is expected. */
@Tag("shared")
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
  void enumsAreNoConstraintsOnTypes() {
    assertEquals(
        List.of(
            "[ODS302] operand 'x' needs a constraint on types, but 'Mode' is one on attributes"),
        errors("", "@Operand(Mode.class) Value x();"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Attr(W.class) Attribute x();",
        "@Attr @AnyOf({W.class, Word.class}) @Summary(\"such\") Attribute x();",
      })
  void enumsOfConstraintsAreVisible(String member) {
    String snippet =
        """
        @EnumAttr enum Word { YES, NO }
        @Dialect(name = "my", ops = Holder.A.class) interface MyDialect {}
        class Holder {
          @EnumAttr private enum W { A }
          @Op(dialect = MyDialect.class, name = "a")
          interface A { %s }
        }
        """
            .formatted(member);
    assertEquals(
        List.of(
            "4: [ODS003] 'W' is private, so the generated class cannot use it; make it"
                + " package-private or public",
            "6: [ODS309] constraint 'W' is not visible here; make it public"),
        Snippets.errors(Snippets.compile(snippet)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Attr(Mode.class) StringAttr x();  | string attribute | 'Mode': A mode",
        "@Attr(Mode.class) int x(); | 32-bit signless integer attribute | 'Mode': A mode",
        "@Attr(Word.class) List<StringAttr> x();"
            + " | array attribute of string attribute | 'Word': A word",
        "@Attr(Word.class) IntegerAttr x(); | arbitrary integer attribute | 'Word': A word",
        "@Attr(Size.class) Optional<Integer> x();"
            + " | 32-bit signless integer attribute | 'Size': A size",
        "@Attr(Size.class) boolean x(); | bool attribute | 'Size': A size",
      })
  void enumsFitHowAttributesAreStored(String member, String stored, String wanted) {
    assertEquals(
        List.of(
            "[ODS313] attribute 'x' is stored as '%s', which never satisfies %s"
                .formatted(stored, wanted)),
        errors("", member));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Attr(Mode.class) Attribute x();",
        "@Attr(Mode.class) Mode x();",
        "@Attr(Word.class) StringAttr x();",
        "@Attr(Word.class) String x();",
        "@Attr(Size.class) long x();",
        "@Attr(Size.class) IntegerAttr x();",
        "@Attr(Word.class) Other x();",
      })
  void enumsThatMayHold(String member) {
    assertEquals(List.of(), errors("@EnumAttr enum Other { YES }\n", member));
  }

  private static List<String> errors(String more, String member) {
    return Snippets.compile(
            ENUMS
                + more
                + """
                @Op(dialect = MyDialect.class, name = "a")
                interface A { %s }
                """
                    .formatted(member))
        .errors()
        .stream()
        .map(Snippets::message)
        .map(message -> message.lines().findFirst().orElse(""))
        .toList();
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
