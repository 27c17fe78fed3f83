// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Wrong rewrite patterns beyond those of the error pages: several at once, and where they are. */
class WrongPatternsTest {
  /** Ops, all on one line, so that the set of patterns begins in line 2. */
  private static final String OPS =
      """
      @Dialect(name = "t", ops = {Add.class, Named.class, Pair.class, Sink.class, Gather.class})
      interface TDialect {}
      @Op(dialect = TDialect.class, name = "add") @Trait(SameOperandsAndResultType.class)
      interface Add { @Operand Value a(); @Operand Value b(); @Result Value y(); }
      @Op(dialect = TDialect.class, name = "named")
      interface Named { @Operand Value x(); @Attr String label(); @Result Value y(); }
      @Op(dialect = TDialect.class, name = "pair")
      interface Pair { @Operand Value x(); @Result(I32.class) Value first();
        @Result(I32.class) Value second(); }
      @Op(dialect = TDialect.class, name = "sink")
      interface Sink { @Operand Value x(); }
      @Op(dialect = TDialect.class, name = "gather")
      interface Gather { @Operand ValueRange all(); @Result Value y(); }
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
  void reportsAllErrorsOfAllPatternsInOneRun() {
    assertErrors(
        """
        @Pattern(match = "(t.add $x, (t.adds $y))", rewrite = "$z")
        void unknown();
        @Pattern(match = "(t.named $x, $l)", rewrite = "(t.named $l, $x)")
        void exchanged(Operation x, Value l, Value m);
        @Pattern(match = "(t.add (t.add:$s $x), (t.named $a, $a))", rewrite = "$y")
        void bound();
        """,
        marked(
            "3: [ODS502] 't.adds' is not an operation of 't'. Did you mean 't.add'?",
            "(t.add $x, (t.adds $y))",
            12),
        marked(
            "5: [ODS506] '$l' is an attribute of 't.named', but 'x' of 't.named' is an operand",
            "(t.named $l, $x)",
            9),
        marked(
            "5: [ODS506] '$x' is an operand of 't.named', but 'label' of 't.named' is an attribute",
            "(t.named $l, $x)",
            13),
        "6: [ODS510] '$x' is an operand of 't.named'; expected a parameter of type Value",
        "6: [ODS510] '$l' is an attribute of 't.named'; expected a parameter of type Attribute or a"
            + " subclass such as StringAttr",
        "6: [ODS509] parameter 'm' captures nothing: no '$m' is in the match. Did you mean 'x'?",
        marked(
            "7: [ODS503] 't.add' has 2 arguments (a, b), the pattern gives 1",
            "(t.add (t.add:$s $x), (t.named $a, $a))",
            7),
        marked(
            "7: [ODS505] '$a' is bound twice, first to an operand of 't.named'; only single operands"
                + " may have the same name",
            "(t.add (t.add:$s $x), (t.named $a, $a))",
            35));
  }

  @Test
  void marksMistakesOfSyntax() {
    assertErrors(
        """
        @Pattern(match = "(t.add $x, $)", rewrite = "$x") void a();
        @Pattern(match = "(t.add $x $y)", rewrite = "$x") void b();
        @Pattern(match = "t.add", rewrite = "$x") void c();
        @Pattern(match = "(t.add $x, $y) $z", rewrite = "$x") void d();
        @Pattern(match = "(t.add $x, %y)", rewrite = "$x") void e();
        @Pattern(match = "(t.add $x, 'y)", rewrite = "$x") void f();
        @Pattern(match = "", rewrite = "$x") void g();
        @Pattern(match = "(t.sink:x $y)") void h();
        @Pattern(match = "(t.add $x#0, $y)", rewrite = "$x") void i();
        @Pattern(match = "(t.add $x, $y)", rewrite = "$x#") void j();
        """,
        marked("3: [ODS501] expected a name after '$'", "(t.add $x, $)", 11),
        marked("4: [ODS501] expected ',' or ')'", "(t.add $x $y)", 10),
        marked(
            "5: [ODS513] the match must be the tree of an operation, such as (tf.Add $lhs, $rhs)",
            "t.add",
            0),
        marked("6: [ODS501] expected the end of the pattern", "(t.add $x, $y) $z", 15),
        marked("7: [ODS501] unexpected '%'", "(t.add $x, %y)", 11),
        marked("8: [ODS501] a string that is not closed", "(t.add $x, 'y)", 11),
        marked("9: [ODS501] expected '(', a name such as $x, or a literal", "", 0).stripTrailing(),
        marked("10: [ODS501] expected a name such as $x", "(t.sink:x $y)", 8),
        marked(
            "11: [ODS511] '$x#0' selects a result, which only a rewrite can do",
            "(t.add $x#0, $y)",
            7),
        marked("12: [ODS501] expected the index of a result after '#'", "$x#", 2));
  }

  @Test
  void countsAndSelectsResults() {
    assertErrors(
        """
        @Pattern(match = "(t.pair:$p $x)", rewrite = {"$p#2", "$p.frist"}) void a();
        @Pattern(match = "(t.add $x, $y)", rewrite = "$x#0") void b();
        @Pattern(match = "(t.sink (t.sink $x))") void c();
        @Pattern(match = "(t.add $x, $y)", rewrite = "(t.add (t.pair $x), $y)") void d();
        @Pattern(match = "(t.add $x, (t.pair:$p $y))", rewrite = "(t.add $x, $p)") void e();
        @Pattern(match = "(t.gather (t.add $x, $y))", rewrite = "$x") void f();
        @Pattern(match = "(t.add $x, $y)", rewrite = {}) void g();
        @Pattern(match = "(t.named $x, $l)", rewrite = "$l") void h();
        @Pattern(match = "(t.add $x, $y)", rewrite = "(t.add (t.sink $x), $y)") void i();
        """,
        marked("3: [ODS511] 't.pair' has no result #2; it has first, second", "$p#2", 0),
        marked(
            "3: [ODS511] 't.pair' has no result named 'frist'; it has first, second. Did you mean"
                + " 'first'?",
            "$p.frist",
            0),
        marked("4: [ODS511] '$x' is an operand of 't.add', not an operation", "$x#0", 0),
        marked(
            "5: [ODS506] 't.sink' has no results, so that it defines no operand",
            "(t.sink (t.sink $x))",
            8),
        marked(
            "6: [ODS506] 't.pair' has 2 results, but 'a' of 't.add' is one value",
            "(t.add (t.pair $x), $y)",
            7),
        marked(
            "7: [ODS506] '$p' is several values, but 'b' of 't.add' is one", "(t.add $x, $p)", 11),
        marked(
            "8: [ODS516] operand 'all' of 't.gather' is not a single value, so that no tree matches"
                + " it",
            "(t.gather (t.add $x, $y))",
            10),
        "9: [ODS512] not enough values generated to replace the matched op: 't.add' has 1 result,"
            + " got 0",
        marked(
            "10: [ODS506] '$l' is an attribute of 't.named', which cannot replace a result",
            "$l",
            0),
        marked(
            "11: [ODS506] 't.sink' has no results, but 'a' of 't.add' is one value",
            "(t.add (t.sink $x), $y)",
            7));
  }

  @Test
  void checksLiteralsAndPairs() {
    assertErrors(
        """
        @Pattern(match = "(t.named $x, 5)", rewrite = "$x") void a();
        @Pattern(match = "(t.add $x, 5)", rewrite = "$x") void b();
        @Pattern(match = "(t.add $x, $y)", rewrite = "5") void c();
        @Pattern(match = "(t.named (either $x, $y))", rewrite = "$x") void d();
        @Pattern(match = "(t.add (either $x, $y, $z))", rewrite = "$x") void e();
        @Pattern(match = "(t.named $x, $l)", rewrite = "(t.named $x, wrong)") void f();
        """,
        marked(
            "3: [ODS506] '5' is not a value of attribute 'label' of 't.named'",
            "(t.named $x, 5)",
            13),
        marked(
            "4: [ODS506] 'b' of 't.add' is an operand, which cannot be the literal '5'",
            "(t.add $x, 5)",
            11),
        marked(
            "5: [ODS506] a literal cannot replace a result; use a name such as $x, or a tree",
            "5",
            0),
        marked(
            "6: [ODS506] 'label' of 't.named' is not a single operand, so that it has a fixed place",
            "(t.named (either $x, $y))",
            9),
        marked(
            "7: [ODS503] 't.add' has 2 arguments (a, b), the pattern gives 1",
            "(t.add (either $x, $y, $z))",
            0),
        marked(
            "8: [ODS506] 'wrong' is not a value of attribute 'label' of 't.named'",
            "(t.named $x, wrong)",
            13));
  }

  @Test
  void checksMethods() {
    assertErrors(
        """
        @Pattern(match = "(t.add $x, $y)", rewrite = "$x") void a(Rewriter r);
        @Pattern(match = "(t.add $x, $y)", rewrite = "$x") static void b() {}
        @Pattern(match = "(t.add $x, $y)", rewrite = "$x")
        static boolean c(Rewriter r) { return true; }
        @Pattern(match = "(t.add $x, $y)") static int d(Rewriter r) { return 0; }
        @Pattern(match = "(t.pair $x)") static Value e(Rewriter r, Value x) { return x; }
        @Pattern(match = "(t.pair:$p $x)", rewrite = {"$x", "$x"}) void f(@HasOneUse Pair p);
        @Pattern(match = "(t.named $x, $l)", rewrite = "$x") void g(@HasNoUse StringAttr l);
        @Pattern(match = "(t.add $x, (t.add $x, $y))", rewrite = "$x") void h();
        @Pattern(match = "(t.add $x, (t.add $x, $y))", rewrite = "$x") void h(Value x);
        """,
        "3: [ODS519] the method of pattern 'a' has a Rewriter, but no body; make it static",
        "4: [ODS519] the method of pattern 'b' must return boolean",
        "6: [ODS519] the method of pattern 'c' rewrites in its body, so that @Pattern must have no"
            + " rewrite",
        "7: [ODS519] the method of pattern 'd' must return boolean, or the Value that replaces the"
            + " root",
        "8: [ODS519] 't.pair' has not one result, which the value that 'e' returns could replace",
        "9: [ODS516] 't.pair' has not one result, which @HasOneUse needs",
        "10: [ODS516] '$l' is an attribute of 't.named', to which this annotation does not apply",
        "12: [ODS519] the method of pattern 'h' has the name of another one; give it its own");
  }

  @Test
  void findsRewritesToThemselves() {
    assertErrors(
        """
        @Pattern(match = "(t.add $x, $y)", rewrite = "(t.add $x, $y)") void same();
        @Pattern(match = "(t.add $x, $_)", rewrite = "(t.add $x, (t.add $x, $x))") void any();
        @Pattern(match = "(t.add $x, $y)", rewrite = "(t.add $y, $x)") void turned();
        @Pattern(match = "(t.add $x, (t.add:$s $y, $z))", rewrite = "(t.add $x, $s)") void named();
        """,
        marked(
            "3: [ODS508] the rewrite builds what the pattern matches, so that it never ends; change"
                + " one",
            "(t.add $x, $y)",
            0),
        marked(
            "4: [ODS508] the rewrite builds what the pattern matches, so that it never ends; change"
                + " one",
            "(t.add $x, (t.add $x, $x))",
            0),
        marked(
            "6: [ODS508] the rewrite builds what the pattern matches, so that it never ends; change"
                + " one",
            "(t.add $x, $s)",
            0));
  }
}
