// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.RewrittenOps.assertRewritten;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.DiagnosticException;
import org.junit.jupiter.api.Test;

/** Methods that declared patterns call, of the pattern set and of builders. */
final class PatternMethodsTest {
  /** One that throws is named, though a tree of patterns calls it. */
  @Test
  void aPatternThatThrowsIsNamed() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            interface A { @Operand Value x(); @Result Value y(); }

            @PatternSet(TfDialect.class)
            interface Rules {
              @Pattern(match = "(tf.a (tf.a $x))", rewrite = "(tf.a $x)", benefit = 1)
              static boolean first(Value x) { return false; }

              @Pattern(match = "(tf.a $x)", rewrite = "$x")
              static boolean second(Value x) { throw new IllegalStateException("a defect"); }
            }
            """);
    String text =
        """
        %0 = unrealized_conversion_cast to i1
        %1 = "tf.a"(%0) : (i1) -> i1
        """;
    DiagnosticException thrown =
        assertThrows(DiagnosticException.class, () -> dialect.rewritten(text, "Rules"));
    String notes = thrown.diagnostics().get(0).notes().toString();
    assertTrue(notes.contains("in pattern 'Rules.second'"), notes);
  }

  @Test
  void callsMethodsInMatches() {
    assertRewritten(
        """
        static @org.jspecify.annotations.Nullable Operation negated(Operation self) {
          return self.is(NegOp.MODEL) ? self : null;
        }
        static boolean isLong(Value self, int width) {
          return self.type() instanceof IntegerType type && type.width() > width;
        }
        record Halves(Value low, Attribute high) {}
        static @org.jspecify.annotations.Nullable Halves halves(StringAttr self, Value x) {
          String text = self.value();
          return text.length() == 4
              ? new Halves(x, StringAttr.get(self.context(), text.substring(2))) : null;
        }
        @Pattern(match = "(t.free negated:$n())", rewrite = "kept($n)") void operation();
        static Value kept(Operation n) { return n.operand(0); }
        @Pattern(match = "(t.take isLong:$x(40))", rewrite = "(t.free $x)") void value();
        @Pattern(match = "(t.maybe $x, null, halves:$h($x))",
            rewrite = "(t.maybe $h.low, $h#0, $h.high)")
        void record(@Capture("$h.low") @Is(I32.class) Value low);
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.source"() : () -> i64
        %2 = "t.neg"(%0) : (i32) -> i32
        %3 = "t.free"(%2) : (i32) -> i32
        %4 = "t.free"(%0) : (i32) -> i32
        %5 = "t.take"(%0) : (i32) -> i32
        %6 = "t.take"(%1) : (i64) -> i32
        %7 = "t.maybe"(%3) <{note = "abcd"}> : (i32) -> i32
        %8 = "t.maybe"(%0) <{note = "abc"}> : (i32) -> i32
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.source"() : () -> i64
        %2 = "t.neg"(%0) : (i32) -> i32
        %3 = "t.free"(%0) : (i32) -> i32
        %4 = "t.take"(%0) : (i32) -> i32
        %5 = "t.free"(%1) : (i64) -> i32
        %6 = "t.maybe"(%0, %0) <{note = "cd"}> : (i32, i32) -> i32
        %7 = "t.maybe"(%0) <{note = "abc"}> : (i32) -> i32
        """);
  }

  @Test
  void callsMethodsInRewrites() {
    assertRewritten(
        """
        static long next(long n) { return n + 1; }
        static String shown(Value x, String text, boolean end) {
          return x.type() + text + (end ? "." : "");
        }
        static List<Value> twice(Value x) { return List.of(x, x); }
        static @org.jspecify.annotations.Nullable Value none(Value x) { return null; }
        record Both(Value first, Value second) {}
        static Both both(Operation op) { return new Both(op.operand(0), op.operand(0)); }
        @Pattern(match = "(t.tagged $x, $n, 'a')",
            rewrite = "(t.tagged (t.neg $x), next(next($n)), shown($x, '!', true))")
        void properties();
        @Pattern(match = "(t.take $x)", rewrite = "(t.gather twice($x))") void list();
        @Pattern(match = "(t.free $x)", rewrite = "(t.maybe $x, none($x), null)") void absent();
        @Pattern(match = "(t.pair:$p $x)", rewrite = "both($p)") void replaced();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.tagged"(%0) <{number = 5 : i64, text = "a"}> : (i32) -> i32
        %2 = "t.tagged"(%0) <{number = 5 : i64, text = "b"}> : (i32) -> i32
        %3 = "t.take"(%0) : (i32) -> i64
        %4 = "t.free"(%0) : (i32) -> i64
        %5:2 = "t.pair"(%1) : (i32) -> (i32, i32)
        "t.sink"(%5#1) : (i32) -> ()
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.neg"(%0) : (i32) -> i32
        %2 = "t.tagged"(%1) <{number = 7 : i64, text = "i32!."}> : (i32) -> i32
        %3 = "t.tagged"(%0) <{number = 5 : i64, text = "b"}> : (i32) -> i32
        %4 = "t.gather"(%0, %0) : (i32, i32) -> i64
        %5 = "t.maybe"(%0) : (i32) -> i64
        "t.sink"(%2) : (i32) -> ()
        """);
  }

  @Test
  void buildsWithMethodsOfTheAuthor() {
    assertRewritten(
        """
        static long next(long n) { return n + 1; }
        @Pattern(match = "(t.free $x)", rewrite = "(t.neg (t.made:$m $x, 5, (location 'here')))")
        void deduces();
        @Pattern(match = "(t.tagged $x, $n, $_)", rewrite = "(t.made next($n), (t.made $x))")
        void others();
        @Pattern(match = "(t.gather $all)", rewrite = "(t.made 'three', $all, null)")
        void root();
        @Pattern(match = "(t.pair $x)", rewrite = {"(t.made:$m 'four', (variadic $x, $x), $x)",
            "$m", "(t.loop $m)"}, supplemental = "(t.sink (t.made $x, 9))")
        void extra();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.free"(%0) : (i32) -> i32
        %2 = "t.tagged"(%0) <{number = 5 : i64, text = "a"}> : (i32) -> i12
        %3 = "t.gather"(%0, %0) : (i32, i32) -> i5
        %4:2 = "t.pair"(%0) : (i32) -> (i32, i32)
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.made"(%0) <{n = 5 : i64}> : (i32) -> i5
        %2 = "t.neg"(%1) : (i5) -> i5
        %3 = "t.made"(%0) <{n = 7 : i64}> : (i32) -> i7
        %4 = "t.made"(%3) <{n = 12 : i64}> : (i7) -> i12
        %5 = "t.made"(%0) <{n = 5 : i64}> : (i32) -> i5
        %6 = "t.made"(%0) <{n = 4 : i64}> : (i32) -> i4
        %7 = "t.loop"(%6) ({
        }) : (i4) -> i4
        %8 = "t.made"(%0) <{n = 9 : i64}> : (i32) -> i9
        "t.sink"(%8) : (i9) -> ()
        """);
  }

  /** What replaces nothing may be anything. */
  @Test
  void namesWhatMethodsReturnForLaterStrings() {
    assertRewritten(
        """
        static StringAttr note(Rewriter rewriter, Value x) {
          return StringAttr.get(rewriter.context(), "noted"); }
        record Mixed(Value value, StringAttr text) {}
        static Mixed mixed(Rewriter rewriter, Value x) {
          return new Mixed(x, note(rewriter, x)); }
        @Pattern(match = "(t.take $x)", rewrite = {"note:$n($x)", "(t.maybe $x, null, $n)"})
        void attribute();
        @Pattern(match = "(t.free $x)",
            rewrite = {"mixed:$m($x)", "(t.maybe $m.value, null, $m.text)"})
        void record();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.take"(%0) : (i32) -> i32
        %2 = "t.free"(%0) : (i32) -> i32
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.maybe"(%0) <{note = "noted"}> : (i32) -> i32
        %2 = "t.maybe"(%0) <{note = "noted"}> : (i32) -> i32
        """);
  }
}
