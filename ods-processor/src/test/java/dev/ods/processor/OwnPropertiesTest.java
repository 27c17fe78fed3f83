// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What properties of an author's class print can be read, whatever attribute they convert to. */
final class OwnPropertiesTest {
  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          """
          record Any(Attribute attribute) {
            public Any() { this(null); }
            public Attribute toAttribute(Context context) {
              return attribute == null ? UnitAttr.get(context) : attribute;
            }
            public static Any fromAttribute(
                Attribute attribute, java.util.function.Consumer<String> mistake) {
              return new Any(attribute);
            }
          }

          @Op(dialect = TfDialect.class, name = "one")
          @AssemblyFormat("$a attr-dict")
          interface One { @Prop Any a(); }

          @Op(dialect = TfDialect.class, name = "maybe")
          @AssemblyFormat("(`a` $a^)? attr-dict")
          interface Maybe { @Prop Optional<Any> a(); }

          @Op(dialect = TfDialect.class, name = "first")
          @AssemblyFormat("($a^ `,`)? attr-dict")
          interface First { @Prop Optional<Any> a(); }

          @Op(dialect = TfDialect.class, name = "list")
          @AssemblyFormat("$a attr-dict")
          interface Of { @Prop List<Optional<Any>> a(); }
          """);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "unit",
        "[]",
        "array<i64: 1, 2>",
        "distinct[0]<\"a\">",
        "strided<[1, ?], offset: 2>",
        "() -> ()",
        "tensor<2xf32>",
        "loc(unknown)",
        "-1.000000e+00 : f32"
      })
  void whatIsPrintedIsRead(String attribute) {
    for (String op :
        new String[] {
          "tf.one " + attribute, "tf.maybe a " + attribute, "tf.first " + attribute + ","
        }) {
      assertEquals(op, DIALECT.custom(op));
      assertEquals(op, DIALECT.custom(DIALECT.generic(op)));
    }
  }

  /** A property that has no value is printed so, too. */
  @Test
  void theTypeNoneIsNotNoValue() {
    for (String op :
        List.of(
            "tf.one none",
            "tf.maybe",
            "tf.maybe a some<none>",
            "tf.first some<none>,",
            "tf.list [none, some<none>, i32]")) {
      assertEquals(op, DIALECT.custom(op));
      assertEquals(op, DIALECT.custom(DIALECT.generic(op)));
    }
    assertEquals(
        "\"tf.maybe\"() <{a = [none]}> : () -> ()",
        DIALECT.generic("tf.maybe a some<none>").strip());
    assertEquals("tf.maybe a i32", DIALECT.custom("tf.maybe a some<i32>"));
  }
}
