// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The attribute to which a constant folds. */
final class ConstantValueTest {
  private static List<String> errors(String op) {
    return Snippets.errors(
        Snippets.compile(
            """
            @Dialect(name = "t", ops = A.class) interface TDialect {}
            @Op(dialect = TDialect.class, name = "a")
            %s
            """
                .formatted(op)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "@Trait(Pure.class) | | IntegerAttr v(); |"
            + " 'A' does not have it; add @Trait(ConstantLike.class)",
        "@Trait(ConstantLike.class) | | Optional<IntegerAttr> v(); |"
            + " 'v' is optional; a constant always has a value",
        "@Trait(ConstantLike.class) | | @Unit boolean v(); |"
            + " 'v' is optional; a constant always has a value",
        "@Trait(ConstantLike.class) | | IntegerAttr u(); @Attr @ConstantValue IntegerAttr v(); |"
            + " 'u' is marked already; keep one mark",
        "@Trait(ConstantLike.class) | extends Foldable | long v();"
            + " default FoldResult fold(Constants c) { return null; } |"
            + " 'A' has a method 'fold' of its own; remove the mark or the method",
      })
  void isMisplaced(String trait, String base, String members, String reason) {
    assertEquals(
        List.of(
            "4: [ODS151] @ConstantValue marks what an op with the trait ConstantLike folds to, but "
                + reason),
        errors(
            "%s interface A %s {\n  @Attr @ConstantValue %s @Result Value r(); }"
                .formatted(trait, base == null ? "" : base, members)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Trait(ConstantLike.class) interface A { | @Attr IntegerAttr v(); | 1",
        "@Trait(ConstantLike.class) interface A { | @Attr @ConstantValue IntegerAttr v(); | 0",
        "@Trait(ConstantLike.class) interface A extends Foldable { | @Attr IntegerAttr v();"
            + " @Override default FoldResult fold(Constants c) { return FoldResult.of(v()); } | 0",
        "@Trait(ConstantLike.class) @FoldedBy(Fs.class) interface A { | @Attr IntegerAttr v(); | 0",
        "@Trait(ConstantLike.class) @SuppressWarnings(\"ODS432\") interface A { |"
            + " @Attr IntegerAttr v(); | 0",
        "interface A { | @Attr IntegerAttr v(); | 0",
      })
  void isMissing(String declaration, String members, int count) {
    String warning =
        "[ODS432] 'A' has the trait ConstantLike, but nothing tells its value, so that it is never"
            + " a constant; mark the attribute with @ConstantValue, name its fold with @FoldedBy,"
            + " or extend Foldable";
    Compilation compilation =
        Snippets.compile(
            """
            @Dialect(name = "t", ops = A.class) interface TDialect {}
            @Op(dialect = TDialect.class, name = "a")
            %s %s @Result Value r(); }
            final class Fs { static FoldResult fold(Operation op) { return null; } }
            """
                .formatted(declaration, members));
    assertEquals(List.of(), Snippets.errors(compilation));
    assertEquals(
        count == 0 ? List.of() : List.of(warning),
        compilation.warnings().stream()
            .map(Snippets::message)
            .filter(message -> message.startsWith("[ODS"))
            .map(message -> message.lines().findFirst().orElseThrow())
            .toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"@Prop long v();", "", "@Attr Optional<Long> v();", "@Attr @Unit boolean v();"})
  void isNoAttributeThatCouldBeMarked(String member) {
    assertEquals(
        List.of(
            "[ODS432] 'A' has the trait ConstantLike, but nothing tells its value, so that it is"
                + " never a constant; name its fold with @FoldedBy, or extend Foldable"),
        Snippets.warnings(
            """
            @Dialect(name = "t", ops = A.class) interface TDialect {}
            @Trait(ConstantLike.class) @Op(dialect = TDialect.class, name = "a")
            interface A { @Result Value r(); %s }
            """
                .formatted(member)));
  }

  /** The op silences it, also if its base has the trait. */
  @Test
  void isMissingInAnOpOfABase() {
    String ops =
        """
        @Dialect(name = "t", ops = {A.class, B.class}) interface TDialect {}
        @Trait(ConstantLike.class) interface Base { @Result Value r(); }
        %s @Op(dialect = TDialect.class, name = "a") interface A extends Base {}
        @Op(dialect = TDialect.class, name = "b") interface B extends Base {}
        """;
    assertEquals(2, Snippets.warnings(ops.formatted("")).size());
    assertEquals(1, Snippets.warnings(ops.formatted("@SuppressWarnings(\"ODS432\")")).size());
  }

  @Test
  void isNoMarkOfAnOperandOrAProperty() {
    assertEquals(
        List.of(
            "4: [ODS121] @ConstantValue belongs to an attribute, but 'x' is an operand",
            "5: [ODS121] @ConstantValue belongs to an attribute, but 'p' is a property"),
        errors(
            """
            @Trait(Pure.class) interface A {
              @Operand @ConstantValue Value x();
              @Prop @ConstantValue long p(); }"""));
  }

  /** The class implements the interface, with the attribute as it is stored. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "interface A { @Attr @ConstantValue IntegerAttr v(); | v()",
        "interface A { @Attr @ConstantValue long v(); | vAttr()",
        "interface A { @Attr @ConstantValue @Default(\"5\") long v(); | vAttr()",
        "interface A { @Attr @ConstantValue @FlatSymbolRef String v(); | vAttr()",
        "interface A extends Foldable { @Attr @ConstantValue List<Long> v(); | vAttr()",
      })
  void isWhatTheOperationFoldsTo(String declaration, String stored) {
    assertEquals(
        List.of(),
        errors(
            """
            @Trait({ConstantLike.class, Pure.class})
            %s @Result Value r(); }
            class User {
              static boolean use(AOp op, Constants constants) {
                Foldable constant = op;
                return constant.fold(constants).constant() == op.%s && AOp.MODEL.constantSlot() == 0;
              }
            }
            """
                .formatted(declaration, stored)));
  }
}
