// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.RewrittenOps.assertRewritten;

import org.junit.jupiter.api.Test;

/** Literals, properties and absence in declared patterns. */
final class PatternLiteralsTest {
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
  void symbolReferencesAreNamesWithOrWithoutTheirSign() {
    assertRewritten(
        """
        @Pattern(match = "(t.refer '@f', '@f')", rewrite = "(t.refer '@g', '@g')") void signed();
        @Pattern(match = "(t.refer 'f', 'f')", rewrite = "(t.refer 'h', 'h')") void bare();
        @Pattern(match = "(t.refer '@\\"f g\\"', $n)", rewrite = "(t.refer 'g h', $n)") void quoted();
        """,
        """
        %0 = "t.refer"() <{name = "@f", to = @f}> : () -> i32
        %1 = "t.refer"() <{name = "f", to = @f}> : () -> i32
        %2 = "t.refer"() <{name = "", to = @"f g"}> : () -> i32
        %3 = "t.refer"() <{name = "@f", to = @"@f"}> : () -> i32
        """,
        """
        %0 = "t.refer"() <{name = "@g", to = @g}> : () -> i32
        %1 = "t.refer"() <{name = "h", to = @h}> : () -> i32
        %2 = "t.refer"() <{name = "", to = @"g h"}> : () -> i32
        %3 = "t.refer"() <{name = "@f", to = @"@f"}> : () -> i32
        """);
  }
}
