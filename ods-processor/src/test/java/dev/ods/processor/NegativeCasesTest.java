// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Enums with negative cases, as properties of each width. */
class NegativeCasesTest {
  @ParameterizedTest
  @ValueSource(strings = {"I8", "SI8", "I16", "SI16", "I32", "SI32", "I64", "SI64"})
  void areReadAsTheyAreWritten(String storage) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @EnumAttr(EnumAttr.Storage.%s)
            enum Small { @EnumCase(value = -2) LO, @EnumCase(value = 127) HI }

            @Op(dialect = TfDialect.class, name = "a")
            @AssemblyFormat("$one $other `:` $all attr-dict")
            interface A { @Prop Small one(); @Prop Optional<Small> other(); @Prop List<Small> all(); }
            """
                .formatted(storage));
    String type = storage.replace("SI", "i").replace("I", "i");
    String text =
        "\"tf.a\"() <{all = [-2 : @, 127 : @], one = -2 : @, other = [-2 : @]}> : () -> ()"
            .replace("@", type);
    assertEquals(text.replace(" : i64", ""), dialect.generic(text).replace(" : i64", ""));
    assertEquals("tf.a LO LO : [LO, HI]", dialect.custom(text));
    assertEquals(dialect.generic(text), dialect.generic("tf.a LO LO : [LO, HI]"));
  }
}
