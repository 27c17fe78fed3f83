// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Parameters and constructors of records for which valid classes are written. */
final class DefParametersTest {
  private static final String ATTRIBUTE = "dev.ods.builtin.StringAttr";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Default(\"[]\") List<" + ATTRIBUTE + "> names) {}",
        "@Default(\" [ ] \") List<dev.ods.ir.Type> names) {}",
        "@Default(\"[]\") List<Long> names) {}",
        // A constructor's parameter has the name of a component of another type.
        "StringAttr names) { A(dev.ods.ir.Type type, String names) { this(null); } }",
        // A component or a parameter has the name of a variable of the written class.
        "StringAttr key) { A(StringAttr key, String names) { this(key); } }",
      })
  void compile(String record) {
    String source =
        """
        @AttrDef(dialect = TfDialect.class, mnemonic = "a")
        @AssemblyFormat("`<` params `>`")
        record A("""
            + record.replace("(StringAttr", "(" + ATTRIBUTE).replaceFirst("^StringAttr", ATTRIBUTE);
    assertEquals(List.of(), Snippets.compile(source).errors().stream().toList());
  }

  /** Their accessors are no hooks. */
  @Test
  void componentsMayHaveTheNamesOfHooks() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @TypeDef(dialect = TfDialect.class, mnemonic = "t")
            @AssemblyFormat("`<` params `>`")
            record T(int print, int parse, int verify) {
              public int parse() { return parse; }
            }
            """);
    String text = "%0 = unrealized_conversion_cast to !tf.t<1, 2, 3>";
    assertEquals(text, dialect.custom(text));
  }
}
