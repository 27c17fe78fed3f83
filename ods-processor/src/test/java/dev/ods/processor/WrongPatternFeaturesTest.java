// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Wrong directives, calls and literals in declared patterns, and where they are. */
class WrongPatternFeaturesTest {
  /** Ops, all on one line, so that the set of patterns begins in line 2. */
  private static final String OPS =
      """
      @Dialect(name = "t", ops = {Add.class, Named.class, Pair.class, Gather.class, Holder.class})
      interface TDialect {}
      @Op(dialect = TDialect.class, name = "add") @Trait(SameOperandsAndResultType.class)
      interface Add { @Operand Value a(); @Operand Value b(); @Result Value y(); }
      @Op(dialect = TDialect.class, name = "named")
      interface Named { @Operand Value x(); @Attr String label(); @Result Value y(); }
      @Op(dialect = TDialect.class, name = "pair")
      interface Pair { @Operand Value x(); @Result(I32.class) Value first();
        @Result(I32.class) Value second(); }
      @Op(dialect = TDialect.class, name = "gather")
      interface Gather { @Operand ValueRange all(); @Result Value y(); }
      @Op(dialect = TDialect.class, name = "holder")
      interface Holder { Region body(); @Result Value y(); }
      """
              .replace("\n", " ")
          + "\n";

  private static void assertErrors(String patterns, String... expected) {
    assertEquals(
        List.of(expected),
        Snippets.errors(
            Snippets.compile(
                OPS + "@PatternSet(TDialect.class) interface Rules {\n" + patterns + "}\n")));
  }

  private static String marked(String message, String text, int offset) {
    return message + "\n    " + text + "\n    " + " ".repeat(offset) + "^";
  }

  @Test
  void checksDirectives() {
    assertErrors(
        """
        @Pattern(match = "(t.add $x, $y)", rewrite = "(t.add $x, $x, (location))") void a();
        @Pattern(match = "(t.add $x, $y)", rewrite = "(t.add $x, $x, (location $z))") void b();
        @Pattern(match = "(t.add $x, $y)", rewrite = "(t.add (location 'a'), $x, $x)") void c();
        @Pattern(match = "(t.add $x, $y)",
            rewrite = "(t.add (t.named $x, 'l', (returnType i32, i32)), $x)") void d();
        @Pattern(match = "(t.add $x, $y)",
            rewrite = "(t.add (t.named $x, 'l', (returnType i0)), $x)") void e();
        @Pattern(match = "(t.add (variadic $x), $y)", rewrite = "$y") void f();
        @Pattern(match = "(t.add $x, $y)", rewrite = "(t.add (variadic $x), $x)") void g();
        @Pattern(match = "(t.add $x, (constant y))", rewrite = "$x") void h();
        @Pattern(match = "(t.add $x, $y)",
            rewrite = "(t.add $x, $x, (location 'a'), (location 'b'))") void i();
        """,
        marked(
            "3: [ODS522] at least one argument to location directive required",
            "(t.add $x, $x, (location))",
            15),
        marked(
            "4: [ODS504] '$z' is not bound by the match. Did you mean 'x'?",
            "(t.add $x, $x, (location $z))",
            25),
        marked(
            "5: [ODS522] arguments come before the directives of an operation",
            "(t.add (location 'a'), $x, $x)",
            23),
        marked(
            "7: [ODS522] 't.named' has 1 result, returnType gives 2 types",
            "(t.add (t.named $x, 'l', (returnType i32, i32)), $x)",
            25),
        marked(
            "9: [ODS522] expected a value, whose type it is, the call of a method that returns a"
                + " Type, or a type such as i32",
            "(t.add (t.named $x, 'l', (returnType i0)), $x)",
            37),
        marked(
            "10: [ODS506] 'a' of 't.add' is not a list of values, so that 'variadic' does not match"
                + " it",
            "(t.add (variadic $x), $y)",
            7),
        marked(
            "11: [ODS522] 'a' of 't.add' is not a list of values, so that 'variadic' cannot be"
                + " given for it",
            "(t.add (variadic $x), $x)",
            7),
        marked(
            "12: [ODS522] expected a name such as $x, or a literal with its type such as 5 : i32",
            "(t.add $x, (constant y))",
            21),
        marked(
            "14: [ODS522] `location` directive can only be specified once",
            "(t.add $x, $x, (location 'a'), (location 'b'))",
            31));
  }

  @Test
  void checksCalls() {
    assertErrors(
        """
        static void nothing(Value x) {}
        static long number() { return 1; }
        static Value value(Value x) { return x; }
        static boolean is(Attribute self) { return true; }
        private static Value hidden(Value x) { return x; }
        @Pattern(match = "(t.add nothing(), $y)", rewrite = "$y") void a();
        @Pattern(match = "(t.add number(), $y)", rewrite = "$y") void b();
        @Pattern(match = "(t.add $x, $y)", rewrite = "number()") void c();
        @Pattern(match = "(t.add $x, $y)", rewrite = "value($x, $y)") void d();
        @Pattern(match = "(t.add $x, $y)", rewrite = "hidden($x)") void e();
        @Pattern(match = "(t.named $x, $l)", rewrite = "(t.named $x, value($x))") void f();
        @Pattern(match = "(t.add value:$z((t.add $x, $x)), $y)", rewrite = "$y") void g();
        @Pattern(match = "(t.add is($q), $y)", rewrite = "$y") void h();
        @Pattern(match = "(t.pair $x)", rewrite = {"number()", "value($x)"}) void i();
        """,
        marked(
            "8: [ODS521] 'nothing' must return whether it matches, or what it binds, null if it"
                + " does not match",
            "(t.add nothing(), $y)",
            7),
        marked(
            "9: [ODS521] 'number' must take what it matches as its first parameter",
            "(t.add number(), $y)",
            7),
        marked(
            "10: [ODS521] 'number' returns a long, which cannot replace a result; expected Value or"
                + " ValueRange",
            "number()",
            0),
        marked(
            "11: [ODS521] 'value' takes 1 argument (x), the pattern gives 2", "value($x, $y)", 0),
        marked("12: [ODS521] trees cannot call 'hidden': it is private", "hidden($x)", 0),
        marked(
            "13: [ODS521] 'value' returns a Value, which cannot be attribute 'label' of 't.named';"
                + " expected Attribute or a subclass such as StringAttr",
            "(t.named $x, value($x))",
            13),
        marked(
            "14: [ODS521] 'value' takes 0 arguments, the pattern gives 1",
            "(t.add value:$z((t.add $x, $x)), $y)",
            7),
        marked("15: [ODS521] 'is' takes 0 arguments, the pattern gives 1", "(t.add is($q), $y)", 7),
        marked(
            "16: [ODS521] 'number' returns a long, which cannot replace a result; expected Value or"
                + " ValueRange",
            "number()",
            0));
  }

  @Test
  void checksAbsenceResultsAndRegions() {
    assertErrors(
        """
        @Pattern(match = "(t.add $x, null)", rewrite = "$x") void a();
        @Pattern(match = "(t.named $x, $l)", rewrite = "(t.named $x, null)") void b();
        @Pattern(match = "(t.add (t.pair:$p#2 $x), $y)", rewrite = "$y") void c();
        @Pattern(match = "(t.add:$s#0 $x, $y)", rewrite = "$y") void d();
        @Pattern(match = "(t.add $x, $y)", rewrite = "$y") void e(@Capture("$x#0") Value v);
        @Pattern(match = "(t.add $x, $y)", rewrite = "$y") void f(@Capture("x") Value v);
        @Pattern(match = "(t.add $x, $y)", rewrite = "(t.holder)") void g();
        @Pattern(match = "(t.holder 'a')", rewrite = "(t.holder 'a')") void h();
        """,
        marked("3: [ODS506] operand 'b' of 't.add' is never absent", "(t.add $x, null)", 11),
        marked(
            "4: [ODS506] attribute 'label' of 't.named' is never absent", "(t.named $x, null)", 13),
        marked(
            "5: [ODS511] 't.pair' has no result #2; it has first, second",
            "(t.add (t.pair:$p#2 $x), $y)",
            15),
        marked(
            "6: [ODS511] '$s#0' selects a result, but all of the root are replaced",
            "(t.add:$s#0 $x, $y)",
            7),
        marked("7: [ODS511] '$x' is an operand of 't.add', not an operation", "$x#0", 0),
        marked("8: [ODS501] expected a name such as $x or $x#0", "x", 0),
        marked(
            "9: [ODS516] 't.holder' has regions, so that no pattern can build it", "(t.holder)", 1),
        marked(
            "10: [ODS506] 'body' of 't.holder' is a region, which only a name such as $x matches",
            "(t.holder 'a')",
            10));
  }
}
