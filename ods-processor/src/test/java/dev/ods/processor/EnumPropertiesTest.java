// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What properties that are enums print can be read. */
final class EnumPropertiesTest {
  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          """
          @EnumAttr(EnumAttr.Storage.I64)
          enum Word { A, @EnumCase(symbol = "b-b") B, @EnumCase(symbol = "1.5") C }

          @Op(dialect = TfDialect.class, name = "one")
          @AssemblyFormat("$a attr-dict")
          interface One { @Prop Word a(); }

          @Op(dialect = TfDialect.class, name = "maybe")
          @AssemblyFormat("$a attr-dict")
          interface Maybe { @Prop Optional<Word> a(); }

          @Op(dialect = TfDialect.class, name = "many")
          @AssemblyFormat("$a attr-dict")
          interface Many { @Prop List<Word> a(); }

          @EnumAttr(value = EnumAttr.Storage.I32, lowerCase = true, form = EnumAttr.Form.ENUM)
          @BitEnum(separator = "|") @Summary("bits")
          enum Perm { R, W, X }

          @Op(dialect = TfDialect.class, name = "bits")
          @AssemblyFormat("(`one` $one^)? (`all` $all^)? attr-dict")
          interface Bits {
            @Prop Optional<Edge> one();
            @Prop Optional<java.util.Set<Perm>> all();
          }

          @Op(dialect = TfDialect.class, name = "list")
          @AssemblyFormat("$list attr-dict")
          interface Lists { @Prop List<Optional<java.util.Set<Perm>>> list(); }

          @EnumAttr(value = EnumAttr.Storage.I32, lowerCase = true) @Summary("edge")
          enum Edge { RISE, @EnumCase(symbol = "both edges") BOTH }

          @Op(dialect = TfDialect.class, name = "first")
          @AssemblyFormat("($all^ `,`)? attr-dict")
          interface First { @Prop Optional<java.util.Set<Perm>> all(); }

          @AttrDef(dialect = TfDialect.class, mnemonic = "bits")
          @AssemblyFormat("`<` $s (`:` $all^)? `>`")
          record OfBits(int s, Optional<java.util.Set<Perm>> all) {}
          """);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tf.one A",
        "tf.one \"b-b\"",
        "tf.one \"1.5\"",
        "tf.maybe none",
        "tf.maybe \"b-b\"",
        "tf.many [A, \"b-b\", \"1.5\"]"
      })
  void casesThatAreNoKeywordsAreStrings(String text) {
    assertEquals(text, DIALECT.custom(text));
  }

  /** The messages are those of the code that {@code mlir-tblgen} 22 writes. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "tf.one q; expected one of [A, \"b-b\"b-b, \"1.5\"1.5] for allowed 64-bit signless integer cases: 0, 1, 2, got: q; a",
        "tf.bits one q; expected one of [rise, \"both edges\"both edges] for edge, got: q; one",
        "tf.bits one 3; ; one",
        "tf.bits all q; expected one of [r, w, x] for bits, got: q; all",
        "tf.bits all some<r|x>; expected one of [r, w, x] for bits, got: some; all",
        "tf.bits all r|; expected keyword for bits after '|'; all",
        "tf.bits all \"r\"; ; all",
        "tf.list [r|q]; expected one of [r, w, x] for bits, got: q; list",
      })
  void wrongTextIsReportedAsInMlir(String text, String first, String property) {
    String errors = DIALECT.custom(text);
    String last = "invalid value for property " + property + ", expected ";
    String[] lines = errors.split("\n", -1);
    assertEquals(first == null ? 1 : 2, lines.length, errors);
    assertTrue(lines[lines.length - 1].contains(last), errors);
    if (first != null) {
      assertTrue(lines[0].endsWith(first), errors);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "tf.first \"r\"; operation being parsed with an unregistered dialect",
        "tf.first r|\"w\" ,; expected keyword for bits after '|'",
        "tf.one A {a = #tf.bits<1 : \"r\">}; expected '>'",
        "tf.one A {a = #tf.bits<1 : r|\"w\">}; expected keyword for bits after '|'",
        "tf.one A {a = #tf.bits<1 : q>}; expected one of [r, w, x] for bits, got: q",
      })
  void setsThatMayBeAbsentStartWithKeywords(String text, String first) {
    String errors = DIALECT.custom(text);
    assertTrue(errors.lines().findFirst().orElse("").contains(first), errors);
  }

  @Test
  void setsDoNotContainNull() {
    Class<?> perm = DIALECT.type("PermEnum");
    Set<Object> set = new HashSet<>(Arrays.asList(DIALECT.type("Perm").getEnumConstants()));
    assertEquals(7L, Loaded.call(perm, null, "value", set));
    set.add(null);
    Throwable refused =
        assertThrows(IllegalStateException.class, () -> Loaded.call(perm, null, "value", set))
            .getCause();
    assertEquals("the set contains null", refused.getMessage().replaceFirst(":.*", ""));
  }
}
