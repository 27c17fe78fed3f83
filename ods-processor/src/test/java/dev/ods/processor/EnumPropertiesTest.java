// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
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
}
