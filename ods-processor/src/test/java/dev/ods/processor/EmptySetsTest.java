// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The empty set of a bit enum may have the empty text as its symbol, as in MLIR. */
final class EmptySetsTest {
  private static final String FLAGS =
      """
      @EnumAttr(EnumAttr.Storage.I32)
      @BitEnum(none = "", separator = ", ")
      enum Flags { x, y }
      """;

  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          FLAGS
              + """
              @EnumAttr(
                  value = EnumAttr.Storage.I32,
                  name = "tf.modes",
                  form = EnumAttr.Form.ENUM)
              @BitEnum(none = "", printQuoted = true)
              enum Modes { x, y }

              @Op(dialect = TfDialect.class, name = "a")
              @AssemblyFormat("$flags attr-dict")
              interface A {
                @Attr java.util.Set<Flags> flags();
                @Attr @Default("") java.util.Set<Flags> more();
              }

              @Op(dialect = TfDialect.class, name = "b")
              @AssemblyFormat("$modes attr-dict")
              interface B {
                @Attr java.util.Set<Modes> modes();
              }
              """);

  /** As MLIR's, the printer of an enum's own attribute begins with a space. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "tf.a \"\"",
        "tf.a x",
        "tf.a \"x, y\" {more = 1 : i32}",
        "tf.b  \"\"",
        "tf.b  \"x|y\"",
      })
  void areReadAndPrinted(String text) {
    assertEquals(text, DIALECT.custom(text));
  }

  /** As mlir-tblgen says. */
  @Test
  void needQuotes() {
    assertEquals(
        List.of(
            "2: [ODS047] bit enum Modes cannot be printed unquoted with cases that cannot be"
                + " keywords, such as ''; add printQuoted = true"),
        Snippets.errors(
            Snippets.compile(
                """
                @EnumAttr(value = EnumAttr.Storage.I32, name = "tf.m", form = EnumAttr.Form.ENUM)
                @BitEnum(none = "")
                enum Modes { x, y }
                """)));
  }
}
