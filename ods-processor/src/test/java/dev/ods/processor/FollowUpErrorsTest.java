// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What follows from an error that is reported is no error of its own. */
class FollowUpErrorsTest {
  @TempDir static Path work;

  @Test
  void patternsOverOpsWithErrors() throws IOException {
    BothCompilers.assertErrors(
        work,
        """
        @Op(dialect = TfDialect.class, name = "Good")
        interface Good {
          @Operand Value lhs();
          @Operand Value rhs();
          @Result Value out();
        }
        @Op(dialect = TfDialect.class, name = "Bad")
        interface Bad {
          @Operand Value lhs();
          @Operand int rhs();
          @Result Value out();
        }
        @PatternSet(TfDialect.class)
        interface Rules {
          @Pattern(match = "(tf.Bad $a, $b)", rewrite = "$a") void root();
          @Pattern(match = "(tf.Good (tf.Bad $a, $b), $c)", rewrite = "$b") void nested();
          @Pattern(match = "(tf.Good $a, $b)", rewrite = "(tf.Bad $a, $b)") void built();
          @Pattern(match = "(tf.Bad $a, $b", rewrite = "$a") void syntax();
          @Pattern(match = "(tf.Godo (tf.Bad $a, $b))", rewrite = "$a") void name();
          @Pattern(match = "(tf.Good $a)", rewrite = "$a") void other();
        }
        """,
        "10: [ODS106] operand 'rhs' returns 'int'; expected Value, Optional<Value> or ValueRange",
        "18: [ODS501] expected ',' or ')'",
        "19: [ODS502] 'tf.Godo' is not an operation of 'tf'. Did you mean 'tf.Good'?",
        "20: [ODS503] 'tf.Good' has 2 arguments (lhs, rhs), the pattern gives 1");
  }

  @Test
  void patternsOverOpsThatCannotBeRead() throws IOException {
    BothCompilers.assertErrors(
        work,
        """
        class Outer {
          @Dialect(name = "own", ops = {A.class, B.class, C.class}) interface Own {}
          @Op(dialect = Own.class, name = "a") static abstract class A {}
          @Op(dialect = Own.class, name = "b") sealed interface B {}
          @Op(dialect = Own.class, name = "c") private interface C {}
          non-sealed interface D extends B {}
        }
        @PatternSet(Outer.Own.class)
        interface Rules {
          @Pattern(match = "(own.a)") void ofAClass();
          @Pattern(match = "(own.b)") void ofASealedOne();
          @Pattern(match = "(own.c)") void ofAPrivateOne();
        }
        """,
        "3: [ODS001] an op is declared by an interface, but 'A' is a class; make it an interface",
        "4: [ODS076] 'B' is sealed, so that the generated class cannot implement it; drop 'sealed'"
            + " and the list of permitted interfaces",
        "5: [ODS003] 'C' is private, so the generated class cannot use it; make it package-private"
            + " or public");
  }

  @Test
  void patternsOverDialectsThatCannotBeRead() throws IOException {
    BothCompilers.assertErrors(
        work,
        """
        interface Good {}
        class Outer {
          @Dialect(name = "own") private interface Own {}
          @PatternSet(Own.class)
          interface Rules {
            @Pattern(match = "(own.a)") void rule();
          }
        }
        """,
        "3: [ODS003] 'Own' is private, so the generated class cannot use it; make it"
            + " package-private or public");
  }

  @Test
  void traitsOfMembersInError() throws IOException {
    BothCompilers.assertErrors(
        work,
        """
        @Trait({AttrSizedOperandSegments.class, AttrSizedResultSegments.class})
        @Op(dialect = TfDialect.class, name = "A")
        interface A {
          @Operand ValueRange lhs();
          @Operand List<Value> rhs();
          @Result ValueRange some();
          @Result ValueRange more();
        }
        @Trait(AttrSizedOperandSegments.class)
        @Op(dialect = TfDialect.class, name = "B")
        interface B {
          @Operand ValueRange lhs();
        }
        """,
        "5: [ODS106] operand 'rhs' returns 'List<Value>'; expected Value, Optional<Value> or"
            + " ValueRange",
        "9: [ODS118] op must have at least two variadic operands to use"
            + " 'AttrSizedOperandSegments' trait; drop the trait");
  }

  @Test
  void membersOfOtherKindsInError() throws IOException {
    BothCompilers.assertErrors(
        work,
        """
        @Trait(AttrSizedOperandSegments.class)
        @AsmResultNames({"sum", "carry"})
        @Op(dialect = TfDialect.class, name = "A")
        interface A {
          @Operand ValueRange lhs();
          @Attr char key();
          @Result Value sum();
        }
        """,
        "1: [ODS118] op must have at least two variadic operands to use"
            + " 'AttrSizedOperandSegments' trait; drop the trait",
        "2: [ODS417] @AsmResultNames has 2 names, but 1 results",
        "6: [ODS107] attribute 'key' returns 'char', which corresponds to no attribute. Did you"
            + " mean 'String'?");
  }

  @Test
  void namesOfResultsInError() throws IOException {
    BothCompilers.assertErrors(
        work,
        """
        @AsmResultNames({"sum", "carry"})
        @Op(dialect = TfDialect.class, name = "A")
        interface A {
          @Result Value sum();
          @Result boolean carry();
        }
        """,
        "5: [ODS106] result 'carry' returns 'boolean'; expected Value, Optional<Value> or"
            + " ValueRange");
  }

  @Test
  void interfacesThatMembersInErrorImplement() throws IOException {
    BothCompilers.assertErrors(
        work,
        """
        @OpInterface interface Counted { String count(); String other(); }
        @Op(dialect = TfDialect.class, name = "A")
        interface A extends Counted {
          @Operand @Override String count();
        }
        """,
        "2: [ODS427] 'A' does not implement 'String other()' of the op interface 'Counted';"
            + " override it with a default method, or declare a member of that name and type",
        "4: [ODS106] operand 'count' returns 'String'; expected Value, Optional<Value> or"
            + " ValueRange");
  }

  @Test
  void interfacesThatOverloadsInErrorDoNotImplement() throws IOException {
    BothCompilers.assertErrors(
        work,
        """
        @OpInterface interface Counted { String count(int base); }
        @Op(dialect = TfDialect.class, name = "A")
        interface A extends Counted {
          @Operand String count();
        }
        """,
        "2: [ODS427] 'A' does not implement 'String count(int)' of the op interface 'Counted';"
            + " override it with a default method, or declare a member of that name and type",
        "4: [ODS106] operand 'count' returns 'String'; expected Value, Optional<Value> or"
            + " ValueRange");
  }

  @Test
  void defaultsOfEnumsWithoutCases() throws IOException {
    BothCompilers.assertErrors(
        work,
        """
        @EnumAttr
        enum Empty {}
        @Op(dialect = TfDialect.class, name = "A")
        interface A {
          @Attr @Default("ONE") Empty one();
          @Attr @Default("[ONE]") List<Empty> some();
        }
        """,
        "2: [ODS022] enum attribute 'Empty' has no cases; declare its constants");
  }

  @Test
  void usesOfEnumsWithoutCases() throws IOException {
    BothCompilers.assertErrors(
        work,
        """
        @EnumAttr enum Text {}
        @EnumAttr(EnumAttr.Storage.I32) @BitEnum enum Bits {}
        @EnumAttr(value = EnumAttr.Storage.I32, name = "tf.own") enum Own {}
        @EnumAttr(value = EnumAttr.Storage.I64, name = "tf.set") @BitEnum enum OwnBits {}
        @Op(dialect = D.class, name = "a")
        interface A {
          @Attr Text text();
          @Attr Optional<Own> own();
          @Attr List<Own> owns();
          @Attr OwnAttr attribute();
          @Attr java.util.Set<OwnBits> set();
          @Prop java.util.Set<Bits> bits();
        }
        @AttrDef(dialect = D.class, mnemonic = "p") @AssemblyFormat("`<` params `>`")
        record P(Text text, Own own, OwnAttr attribute, java.util.Set<Bits> bits) {}
        @Dialect(name = "tf", ops = A.class, attributes = {Own.class, OwnBits.class, P.class})
        interface D {}
        """,
        "1: [ODS022] enum attribute 'Text' has no cases; declare its constants",
        "2: [ODS022] enum attribute 'Bits' has no cases; declare its constants",
        "3: [ODS022] enum attribute 'Own' has no cases; declare its constants",
        "4: [ODS022] enum attribute 'OwnBits' has no cases; declare its constants");
  }

  @Test
  void declarationsOfAClassThatNoDialectLists() throws IOException {
    BothCompilers.assertErrors(
        work,
        """
        @Dialect(name = "h", ops = Some.A.class) interface H {}
        interface All {
          @Op(dialect = H.class, name = "all_c") interface C {}
          interface Inner {
            @Op(dialect = H.class, name = "all_b") interface B {}
          }
          @TypeDef(dialect = H.class, mnemonic = "x") record X() {}
          @TypeDef(dialect = H.class, mnemonic = "y") record Y() {}
        }
        interface Some {
          @Op(dialect = H.class, name = "some_a") interface A {}
          @Op(dialect = H.class, name = "some_d") interface D {}
        }
        """,
        "12: [ODS009] op 'h.some_d' is not registered in its dialect; add Some.D.class to"
            + " @Dialect(ops = …) of 'H'",
        "2: [ODS009] the 2 ops in 'All' are not registered in their dialect; add All.class to"
            + " @Dialect(ops = …) of 'H'",
        "2: [ODS051] the 2 types in 'All' are not in their dialect; add All.class to"
            + " @Dialect(types = …) of 'H'");
  }
}
