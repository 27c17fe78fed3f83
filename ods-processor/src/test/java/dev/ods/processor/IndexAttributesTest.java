// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.Snippets.assertErrors;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.text.PrinterFlags;
import org.junit.jupiter.api.Test;

/** Numbers of type {@code index} as {@code long}: MLIR's {@code IndexAttr}. */
final class IndexAttributesTest {
  private static final String OPS =
      """
      @Op(dialect = TfDialect.class, name = "a")
      @AssemblyFormat("$x (`or` $y^)? (`of` $z^)? attr-dict")
      interface A extends OpView {
        @Attr(IndexAttr.class) @IntNonNegative long x();
        @Attr(IndexAttr.class) Optional<Long> y();
        @Attr(IndexAttr.class) @Default("7") long z();
        default void verify(Diagnostics diagnostics) {
          if (x() == 9) {
            diagnostics.opError(operation(), "has " + x() + ", " + y().orElse(0L) + ", " + z());
          }
        }
      }
      @Op(dialect = TfDialect.class, name = "b")
      interface B {
        @Attr long x();
      }
      @PatternSet(TfDialect.class)
      interface Rules {
        static long next(long number) { return number + 1; }
        @Pattern(match = "(tf.a 1, $y, $z)", rewrite = "(tf.a next($z), $y, 8 : index)")
        void increased();
        @Pattern(match = "(tf.a 2, $y, $z)", rewrite = "(tf.b next($z))")
        void other();
      }
      """;

  @Test
  void formatsLeaveTheTypeOut() {
    CompiledDialect dialect = CompiledDialect.of(OPS);
    assertEquals("tf.a 5", dialect.custom("tf.a 5"));
    assertEquals("tf.a 5 or 6 of 8", dialect.custom("tf.a 5 or 6 of 8"));
    assertEquals(
        "\"tf.a\"() <{x = 5 : index, y = -6 : index, z = 7 : index}> : () -> ()",
        dialect.generic("tf.a 5 or -6"));
  }

  @Test
  void verifiersRefuseOtherTypesAndNumbers() {
    CompiledDialect dialect = CompiledDialect.of(OPS);
    String mistake =
        "'tf.a' op attribute 'x' failed to satisfy constraint: index attribute whose value is"
            + " non-negative";
    String text = "\"tf.a\"() <{x = %s}> : () -> ()";
    assertEquals(mistake, dialect.custom(text.formatted("5 : i64")).replaceFirst(".*?: ", ""));
    assertEquals(mistake, dialect.custom(text.formatted("-5 : index")).replaceFirst(".*?: ", ""));
  }

  @Test
  void gettersReturnTheNumber() {
    CompiledDialect dialect = CompiledDialect.of(OPS);
    assertEquals("'tf.a' op has 9, 3, 7", dialect.custom("tf.a 9 or 3").replaceFirst(".*?: ", ""));
  }

  @Test
  void patternsStoreLongs() {
    CompiledDialect dialect = CompiledDialect.of(OPS);
    assertEquals(
        "\"tf.a\"() <{x = 8 : index, z = 8 : index}> : () -> ()",
        dialect.rewritten("tf.a 1", "Rules", PrinterFlags.GENERIC));
    assertEquals(
        "\"tf.b\"() <{x = 4 : i64}> : () -> ()",
        dialect.rewritten("tf.a 2 of 3", "Rules", PrinterFlags.GENERIC));
  }

  @Test
  void otherNumbersAreNoIndices() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "A")
        interface A extends OpView {
          @Attr(IndexAttr.class) int narrow();
        }
        """,
        "3: [ODS313] attribute 'narrow' is stored as '32-bit signless integer attribute', which"
            + " never satisfies 'IndexAttr': index attribute");
  }
}
