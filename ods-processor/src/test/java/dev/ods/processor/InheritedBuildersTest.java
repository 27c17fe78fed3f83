// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import dev.ods.text.PrinterFlags;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Ops inherit the methods {@code build} of the interfaces that they extend. */
final class InheritedBuildersTest {
  private static final String BASES =
      """
      interface Far {
        @Attr(StrAttr.class) StringAttr made();

        static void build(OpBuilder builder, OperationState state, long n) {
          set(state, "Far(long) " + n);
        }

        /** Of a text. */
        static void build(OpBuilder builder, OperationState state, String... texts) {
          set(state, "Far(String...) " + List.of(texts));
        }

        static void build(OpBuilder builder, OperationState state, List<Integer> numbers) {
          set(state, "Far(List) " + numbers);
        }

        static void build(OpBuilder builder, Object state) {
          throw new AssertionError();
        }

        private static void build(OpBuilder builder, OperationState state, char c) {
          throw new AssertionError();
        }

        static void set(OperationState state, String text) {
          state.setAttribute("made", StringAttr.get(state.context(), text));
        }
      }

      interface Near extends Far {
        static void build(OpBuilder builder, OperationState state, long n) {
          Far.set(state, "Near(long) " + n);
        }
      }

      @Op(dialect = TfDialect.class, name = "x", skipDefaultBuilders = true)
      interface X extends Near {
        @Attr Optional<Long> other();

        static void build(OpBuilder builder, OperationState state, List<Integer> numbers) {
          Far.set(state, "X(List) " + numbers);
        }
      }

      @Op(dialect = TfDialect.class, name = "y")
      interface Y extends Far {
        @Attr Optional<Long> other();
      }
      """;

  @Test
  void areThoseOfTheBasesUnlessTheyAreReplaced() {
    Example example =
        Example.of(
            BASES
                + """
                final class Forms {
                  public static String run(OpBuilder b, Location at, List<Value> values) {
                    return List.of(
                        XOp.build(b, at, 5).made().value(),
                        XOp.build(b, at, "a", "b").made().value(),
                        XOp.build(b, at, List.of(1)).made().value(),
                        YOp.build(b, at, 5).made().value(),
                        YOp.build(b, at, List.of(1)).made().value(),
                        YOp.build(b, at, StringAttr.get(b.context(), "default")).made().value())
                        .toString();
                  }
                }
                """);
    assertEquals(
        "[Near(long) 5, Far(String...) [a, b], X(List) [1], Far(long) 5, Far(List) [1], default]",
        example.run("Forms"));
  }

  /** Patterns build operations with them too. */
  @Test
  void areCalledByPatterns() {
    CompiledDialect dialect =
        CompiledDialect.of(
            BASES
                + """
                @Op(dialect = TfDialect.class, name = "z")
                interface Z {
                  @Attr long n();
                }

                @PatternSet(TfDialect.class)
                interface Some {
                  @Pattern(match = "(tf.z $n)", rewrite = {"(tf.x $n)", "(tf.y 7)"})
                  void make();
                }
                """);
    assertEquals(
        """
        "tf.x"() <{made = "Near(long) 3"}> : () -> ()
        "tf.y"() <{made = "Far(long) 7"}> : () -> ()""",
        dialect.rewritten("\"tf.z\"() <{n = 3 : i64}> : () -> ()", "Some", PrinterFlags.GENERIC));
  }

  @Test
  void haveTheJavadocOfTheBase() throws IOException {
    Compilation compilation = Snippets.compile(BASES);
    assertEquals(List.of(), compilation.errors());
    String text =
        compilation
            .generatedSourceFile("example.YOp")
            .orElseThrow()
            .getCharContent(true)
            .toString();
    assertEquals(1, text.split("Of a text\\.", -1).length - 1, text);
  }
}
