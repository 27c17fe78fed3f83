// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Annotations of an author confine attributes, with their elements as parameters. */
final class OwnConfinementTest {
  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          """
          @ConfinedBy(value = Multiple.class, summary = "that is a multiple of {value}")
          @interface MultipleOf { long value(); }

          final class Multiple {
            static boolean test(Attribute attribute, long value) {
              return attribute instanceof dev.ods.builtin.IntegerAttr integer
                  && integer.value() % value == 0;
            }
          }

          @ConfinedBy(value = Affix.class, summary = "between {before} and {after}")
          @interface Between {
            String before() default "<";
            String after();
            boolean ignoreCase() default false;
            short atLeast() default 0;
          }

          final class Affix {
            static boolean test(
                Attribute attribute, String before, String after, boolean ignoreCase, int atLeast) {
              if (!(attribute instanceof dev.ods.builtin.StringAttr string)) {
                return false;
              }
              String text = ignoreCase ? string.value().toLowerCase() : string.value();
              return text.length() >= atLeast && text.startsWith(before) && text.endsWith(after);
            }
          }

          @Op(dialect = TfDialect.class, name = "a")
          interface A {
            @Attr @MultipleOf(4) @IntPositive long size();
            @Attr @Between(after = ">", ignoreCase = true, atLeast = 3) Optional<String> text();
          }
          """);

  private static String of(String attributes) {
    return "\"tf.a\"() <{" + attributes + "}> : () -> ()";
  }

  private static String violated(String attribute, String constraint) {
    return "loc(\"test.mlir\":1:1): 'tf.a' op attribute '"
        + attribute
        + "' failed to satisfy constraint: "
        + constraint;
  }

  @Test
  void whatIsConfinedIsValid() {
    for (String attributes : new String[] {"size = 8 : i64", "size = 4 : i64, text = \"<a>\""}) {
      assertEquals(of(attributes), DIALECT.generic(of(attributes)));
    }
  }

  @Test
  void theWordsOfTheStorageComeFirst() {
    String size =
        "64-bit signless integer attribute whose value is positive that is a multiple of 4";
    assertEquals(violated("size", size), DIALECT.generic(of("size = 6 : i64")));
    assertEquals(violated("size", size), DIALECT.generic(of("size = -4 : i64")));
    String text = "string attribute between < and >";
    for (String wrong : new String[] {"<a", "<>", "a>"}) {
      assertEquals(
          violated("text", text), DIALECT.generic(of("size = 4 : i64, text = \"" + wrong + "\"")));
    }
  }
}
