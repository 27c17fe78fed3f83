// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.DiagnosticException;
import dev.ods.text.PrinterFlags;
import org.junit.jupiter.api.Test;

/** Directives, calls of methods, lists and other captures of declared patterns. */
class PatternFeaturesTest {
  private static final String OPS =
      """
      @Dialect(name = "t", ops = {Source.class, Neg.class, Pair.class, Take.class, Free.class,
          Sink.class, Gather.class, Maybe.class, Tagged.class, Levels.class, Typed.class, Marked.class, Any.class, Constant.class,
          Holder.class, Boxes.class, Wrapped.class, Box.class, Ints.class, Made.class, Loop.class})
      interface TDialect {}

      @Op(dialect = TDialect.class, name = "source")
      interface Source { @Result Value y(); }

      @Op(dialect = TDialect.class, name = "neg")
      @Trait(SameOperandsAndResultType.class)
      interface Neg { @Operand Value x(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "pair")
      interface Pair { @Operand Value x(); @Result(I32.class) Value first();
        @Result(I32.class) Value second(); }

      @Op(dialect = TDialect.class, name = "take")
      interface Take { @Operand Value x(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "free")
      interface Free { @Operand Value x(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "sink")
      interface Sink { @Operand Value x(); }

      @Op(dialect = TDialect.class, name = "gather")
      interface Gather { @Operand ValueRange all(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "maybe")
      interface Maybe { @Operand Value x(); @Operand Optional<Value> other();
        @Attr Optional<String> note(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "tagged")
      interface Tagged { @Operand Value x(); @Prop long number(); @Prop String text();
        @Result Value y(); }

      @Op(dialect = TDialect.class, name = "levels")
      interface Levels { @Operand Value x(); @Prop(unsigned = true) byte a();
        @Prop(unsigned = true) long b(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "typed")
      interface Typed { @Operand Value x(); @Attr(I32Attr.class) IntegerAttr a();
        @Attr(F32Attr.class) FloatAttr b(); @Attr BoolAttr c(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "marked")
      interface Marked { @Operand Value x(); @Prop @Unit boolean mark(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "any")
      interface Any { @Attr Attribute a(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "ints")
      interface Ints { @Attr long[] dense(); @Attr List<Long> list(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "constant")
      @Trait({Pure.class, ConstantLike.class})
      interface Constant extends Foldable { @Attr Attribute value(); @Result Value y();
        @Override default FoldResult fold(Constants constants) {
          return FoldResult.of(value()); } }

      @Op(dialect = TDialect.class, name = "holder") @Trait({NoTerminator.class})
      interface Holder { @Operand Value x(); Region body(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "box") @Trait({NoTerminator.class})
      interface Box { Region body(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "boxes") @Trait({NoTerminator.class})
      interface Boxes { Region body(); @Result Value y(); @Result Value z(); }

      @Op(dialect = TDialect.class, name = "wrapped") @Trait({NoTerminator.class})
      interface Wrapped { Region body(); @Result Value y();
        static void build(OpBuilder builder, OperationState state, Region from) {
          state.addType(IntegerType.get(builder.context(), 8)).addRegion().takeBody(from);
        } }

      @Op(dialect = TDialect.class, name = "made")
      interface Made { @Operand Value x(); @Attr long n(); @Result Value y();
        static void build(OpBuilder builder, OperationState state, Value x, long n) {
          state.addOperand(x).addType(IntegerType.get(builder.context(), (int) n));
          state.setAttribute("n", IntegerAttr.get(IntegerType.get(builder.context(), 64), n));
        }
        static void build(OpBuilder builder, OperationState state, Value x) {
          build(builder, state, x, 7);
        }
        static void build(OpBuilder builder, OperationState state, long n, Value x) {
          build(builder, state, x, 2 * n);
        }
        static void build(OpBuilder builder, OperationState state, StringAttr n,
            List<Value> all, @org.jspecify.annotations.Nullable Value other) {
          build(builder, state, other == null ? all.get(0) : other, n.value().length());
        } }

      @Op(dialect = TDialect.class, name = "loop") @Trait({NoTerminator.class})
      interface Loop { @Operand Value x(); Region body(); @Result Value y();
        static void build(OpBuilder builder, OperationState state, Value x) {
          state.addOperand(x).addType(x.type()).addRegion();
        } }
      """;

  private static void assertRewritten(String patterns, String before, String after) {
    CompiledDialect dialect =
        CompiledDialect.of(
            OPS + "@PatternSet(TDialect.class)\ninterface Rules {\n" + patterns + "\n}\n");
    assertEquals(after.strip(), dialect.rewritten(before, "Rules", PrinterFlags.GENERIC));
  }

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
  void givesTypes() {
    assertRewritten(
        """
        static Type twice(Value x) {
          return IntegerType.get(x.context(), 2 * ((IntegerType) x.type()).width());
        }
        @Pattern(match = "(t.neg $x)",
            rewrite = "(t.free (t.free (t.free $x, (returnType si7)), (returnType twice($x))))")
        void one();
        @Pattern(match = "(t.sink (t.take $x))",
            rewrite = "(t.sink (t.free $x, (returnType $x)))")
        void two();
        """,
        """
        %0 = "t.source"() : () -> i8
        %1 = "t.neg"(%0) : (i8) -> i8
        %2 = "t.take"(%0) : (i8) -> i64
        "t.sink"(%2) : (i64) -> ()
        """,
        """
        %0 = "t.source"() : () -> i8
        %1 = "t.free"(%0) : (i8) -> si7
        %2 = "t.free"(%1) : (si7) -> i16
        %3 = "t.free"(%2) : (i16) -> i8
        %4 = "t.take"(%0) : (i8) -> i64
        %5 = "t.free"(%0) : (i8) -> i8
        "t.sink"(%5) : (i8) -> ()
        """);
  }

  @Test
  void matchesAndBuildsLists() {
    assertRewritten(
        """
        @Pattern(match = "(t.gather (variadic:$all $a, (t.neg $b), $a))",
            rewrite = "(t.gather (variadic $all, $b, (t.pair $a)))")
        void lists();
        @Pattern(match = "(t.gather (variadic))", rewrite = "(t.source)")
        void empty();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.neg"(%0) : (i32) -> i32
        %2 = "t.gather"(%1, %1, %1) : (i32, i32, i32) -> i32
        %3 = "t.gather"(%0, %1, %1) : (i32, i32, i32) -> i32
        %4 = "t.gather"(%0, %1) : (i32, i32) -> i32
        %5 = "t.gather"() : () -> i64
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.neg"(%0) : (i32) -> i32
        %2:2 = "t.pair"(%1) : (i32) -> (i32, i32)
        %3 = "t.gather"(%1, %1, %1, %0, %2#0, %2#1) : (i32, i32, i32, i32, i32, i32) -> i32
        %4 = "t.gather"(%0, %1, %1) : (i32, i32, i32) -> i32
        %5 = "t.gather"(%0, %1) : (i32, i32) -> i32
        %6 = "t.source"() : () -> i64
        """);
  }

  @Test
  void buildsSupplementsLast() {
    assertRewritten(
        """
        static void sink(Rewriter rewriter, Location location, Value x) {
          SinkOp.build(rewriter, location, x);
        }
        @Pattern(match = "(t.neg $x)", rewrite = "(t.free:$f $x)",
            supplemental = {"sink($f)", "(t.sink $x)"})
        void rule();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.neg"(%0) : (i32) -> i32
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.free"(%0) : (i32) -> i32
        "t.sink"(%1) : (i32) -> ()
        "t.sink"(%0) : (i32) -> ()
        """);
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

  @Test
  void literalsOfUnsignedPropertiesAreUnsignedNumbers() {
    assertRewritten(
        """
        @Pattern(match = "(t.levels $x, 200, 0x10)",
            rewrite = "(t.levels (t.neg $x), 255, 18446744073709551615)")
        void raise();
        @Pattern(match = "(t.levels $x, -2, $b)", rewrite = "(t.levels (t.neg (t.neg $x)), 0x80, $b)")
        void bits();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.levels"(%0) <{a = -56 : i8, b = 16 : i64}> : (i32) -> i32
        %2 = "t.levels"(%0) <{a = -55 : i8, b = 16 : i64}> : (i32) -> i32
        %3 = "t.levels"(%0) <{a = -2 : i8, b = -3 : i64}> : (i32) -> i32
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.neg"(%0) : (i32) -> i32
        %2 = "t.levels"(%1) <{a = -1 : i8, b = -1 : i64}> : (i32) -> i32
        %3 = "t.levels"(%0) <{a = -55 : i8, b = 16 : i64}> : (i32) -> i32
        %4 = "t.neg"(%0) : (i32) -> i32
        %5 = "t.neg"(%4) : (i32) -> i32
        %6 = "t.levels"(%5) <{a = -128 : i8, b = -3 : i64}> : (i32) -> i32
        """);
  }

  @Test
  void numbersHaveTheTypeOfTheConstraint() {
    assertRewritten(
        """
        @Pattern(match = "(t.typed $x, 5, 1.5, true)",
            rewrite = "(t.typed (t.neg $x), 6, 2.5 : f32, false)")
        void next();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.typed"(%0) <{a = 5 : i32, b = 1.5 : f32, c = true}> : (i32) -> i32
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.neg"(%0) : (i32) -> i32
        %2 = "t.typed"(%1) <{a = 6 : i32, b = 2.500000e+00 : f32, c = false}> : (i32) -> i32
        """);
  }

  @Test
  void unitPropertiesAreSetOrNot() {
    assertRewritten(
        """
        @Pattern(match = "(t.marked $x, unit)", rewrite = "(t.marked (t.neg $x), false)")
        void clear();
        @Pattern(match = "(t.marked (t.marked $x, false), false)", rewrite = "(t.marked $x, true)")
        void set();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.marked"(%0) <{mark}> : (i32) -> i32
        "t.sink"(%1) : (i32) -> ()
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.neg"(%0) : (i32) -> i32
        %2 = "t.marked"(%1) <{mark = false}> : (i32) -> i32
        "t.sink"(%2) : (i32) -> ()
        """);
  }

  @Test
  void asksForConstantsAbsenceAndResults() {
    assertRewritten(
        """
        @Pattern(match = "(t.take (constant 5 : i8))", rewrite = "(t.source)") void five();
        @Pattern(match = "(t.take (constant $c))", rewrite = "(t.any $c)") void other();
        @Pattern(match = "(t.maybe $x, $y, null)", rewrite = "$y") void there(Value y);
        @Pattern(match = "(t.maybe $x, null, $n)", rewrite = "(t.any $n)") void noted(Attribute n);
        @Pattern(match = "(t.free (t.pair:$p#1 $x))", rewrite = "(t.neg $p#0)") void second();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.constant"() <{value = 5 : i8}> : () -> i8
        %2 = "t.constant"() <{value = 6 : i8}> : () -> i8
        %3 = "t.take"(%1) : (i8) -> i32
        %4 = "t.take"(%2) : (i8) -> i32
        %5 = "t.take"(%0) : (i32) -> i32
        %6 = "t.maybe"(%0, %5) : (i32, i32) -> i32
        %7 = "t.maybe"(%0) : (i32) -> i32
        %8 = "t.maybe"(%0) <{note = "n"}> : (i32) -> i32
        %9:2 = "t.pair"(%6) : (i32) -> (i32, i32)
        %10 = "t.free"(%9#0) : (i32) -> i32
        %11 = "t.free"(%9#1) : (i32) -> i32
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.source"() : () -> i32
        %2 = "t.any"() <{a = 6 : i8}> : () -> i32
        %3 = "t.take"(%0) : (i32) -> i32
        %4 = "t.maybe"(%0) : (i32) -> i32
        %5 = "t.any"() <{a = "n"}> : () -> i32
        %6:2 = "t.pair"(%3) : (i32) -> (i32, i32)
        %7 = "t.free"(%6#0) : (i32) -> i32
        %8 = "t.neg"(%6#0) : (i32) -> i32
        """);
  }

  @Test
  void buildsAnyLiteral() {
    assertRewritten(
        """
        @Pattern(match = "(t.any 1)", rewrite = "(t.any 'text')") void number();
        @Pattern(match = "(t.any true)", rewrite = "(t.any 1.5 : f32)") void bool();
        @Pattern(match = "(t.ints [1, -2], [3])", rewrite = "(t.ints [], [4, 5])") void lists();
        """,
        """
        %0 = "t.any"() <{a = 1 : i64}> : () -> i32
        %1 = "t.any"() <{a = 1 : i32}> : () -> i32
        %2 = "t.any"() <{a = true}> : () -> i32
        %3 = "t.ints"() <{dense = array<i64: 1, -2>, list = [3]}> : () -> i32
        %4 = "t.ints"() <{dense = array<i64: 1, -2>, list = [2]}> : () -> i32
        """,
        """
        %0 = "t.any"() <{a = "text"}> : () -> i32
        %1 = "t.any"() <{a = 1 : i32}> : () -> i32
        %2 = "t.any"() <{a = 1.500000e+00 : f32}> : () -> i32
        %3 = "t.ints"() <{dense = array<i64>, list = [4, 5]}> : () -> i32
        %4 = "t.ints"() <{dense = array<i64: 1, -2>, list = [2]}> : () -> i32
        """);
  }

  @Test
  void movesRegionsAndAsksForArgumentsOfBlocks() {
    assertRewritten(
        """
        @Pattern(match = "(t.holder $_, $body)", rewrite = "(t.box $body)") void move();
        @Pattern(match = "(t.take $x)", rewrite = "(t.free $x)")
        void ofBlock(@BlockArgument Value x);
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.holder"(%0) ({
        ^bb0(%a: i32):
          %2 = "t.take"(%a) : (i32) -> i32
          %3 = "t.take"(%2) : (i32) -> i32
        }) : (i32) -> i64
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.box"() ({
        ^bb0(%arg0: i32):
          %2 = "t.free"(%arg0) : (i32) -> i32
          %3 = "t.take"(%2) : (i32) -> i32
        }) : () -> i64
        """);
  }

  /** What a region is taken from goes with the root, though its effects are not known. */
  @Test
  void erasesWhatLosesARegion() {
    assertRewritten(
        """
        @Pattern(match = "(t.neg (t.box:$b $body))", rewrite = "(t.box $body, (location $b))")
        void body();
        @Pattern(match = "(t.gather (variadic $x, (t.boxes $body)))",
            rewrite = "(t.holder $x, $body)")
        void ofSeveral();
        @Pattern(match = "(t.take (t.box $body))", rewrite = "(t.wrapped $body)")
        void built();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.box"() ({
          "t.sink"(%0) : (i32) -> ()
        }) : () -> i32
        %2 = "t.neg"(%1) : (i32) -> i32
        %3 = "t.box"() ({
          "t.sink"(%2) : (i32) -> ()
        }) : () -> i32
        %4 = "t.neg"(%3) : (i32) -> i32
        %5 = "t.free"(%3) : (i32) -> i32
        %6:2 = "t.boxes"() ({
        }) : () -> (i32, i32)
        %7 = "t.gather"(%0, %6#1) : (i32, i32) -> i32
        %8:2 = "t.boxes"() ({
        }) : () -> (i32, i32)
        %9 = "t.gather"(%8#0, %8#1) : (i32, i32) -> i32
        %10 = "t.box"() ({
        }) : () -> i32
        %11 = "t.take"(%10) : (i32) -> i8
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.box"() ({
          "t.sink"(%0) : (i32) -> ()
        }) : () -> i32
        %2 = "t.box"() ({
          "t.sink"(%1) : (i32) -> ()
        }) : () -> i32
        %3 = "t.neg"(%2) : (i32) -> i32
        %4 = "t.free"(%2) : (i32) -> i32
        %5 = "t.holder"(%0) ({
        }) : (i32) -> i32
        %6:2 = "t.boxes"() ({
        }) : () -> (i32, i32)
        %7 = "t.gather"(%6#0, %6#1) : (i32, i32) -> i32
        %8 = "t.wrapped"() ({
        }) : () -> i8
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
