// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Patterns that are valid, but in each other's way. */
class PatternWarningsTest {
  private static final String OPS =
      """
      @Dialect(name = "t", ops = {Add.class, Neg.class, Named.class, Constant.class})
      interface TDialect {}
      @Op(dialect = TDialect.class, name = "add") @Trait(SameOperandsAndResultType.class)
      interface Add { @Operand Value a(); @Operand Value b(); @Result Value y(); }
      @Op(dialect = TDialect.class, name = "neg") @Trait(SameOperandsAndResultType.class)
      interface Neg { @Operand Value x(); @Result Value y(); }
      @Op(dialect = TDialect.class, name = "named") @Trait(SameOperandsAndResultType.class)
      interface Named { @Operand Value x(); @Attr @Default("1") int k(); @Result Value y(); }
      @Op(dialect = TDialect.class, name = "constant") @Trait(ConstantLike.class)
      interface Constant extends Foldable { @Attr IntegerAttr value(); @Result Value y();
        @Override default FoldResult fold(Constants constants) { return FoldResult.of(value()); } }
      """;

  /** The first lines of the warnings, without what all those with an id have in common. */
  private static void assertWarnings(String patterns, String... expected) {
    Compilation compilation =
        Snippets.compile(
            OPS + "@PatternSet(TDialect.class) interface Rules {\n" + patterns + "}\n");
    assertEquals(List.of(), compilation.errors());
    assertEquals(
        List.of(expected),
        compilation.warnings().stream()
            .map(Snippets::message)
            .filter(message -> message.startsWith("[ODS"))
            .map(message -> message.lines().findFirst().orElseThrow())
            .map(message -> message.replaceFirst("[:,;] .*|, so that.*", ""))
            .toList());
  }

  @Test
  void warnsOfPatternsThatNeverApply() {
    assertWarnings(
        """
        @Pattern(match = "(t.add (t.neg $x), $y)", rewrite = "$y") void general();
        @Pattern(match = "(t.add (t.neg $x), $x)", rewrite = "$x") void same();
        @Pattern(match = "(t.add (t.neg:$n $a), $b)", rewrite = "$a") void used(@HasOneUse Neg n);
        @Pattern(match = "(t.add (t.neg $x), (t.named $y, 3))", rewrite = "$y", benefit = -1)
        void deeper();
        @Pattern(match = "(t.neg (t.named $x, $_))", rewrite = "$x") void anyNumber();
        @Pattern(match = "(t.neg (t.named $x, 3))", rewrite = "$x") void number();
        """,
        "[ODS540] pattern 'same' never applies",
        "[ODS540] pattern 'used' never applies",
        "[ODS540] pattern 'deeper' never applies",
        "[ODS540] pattern 'number' never applies");
  }

  @Test
  void comparesAllOrdersOfOperands() {
    assertWarnings(
        """
        @Pattern(match = "(t.add (either (t.neg $x), $y))", rewrite = "$y") void either();
        @Pattern(match = "(t.add $x, (t.neg $y))", rewrite = "$x") void second();
        """,
        "[ODS540] pattern 'second' never applies");
    assertWarnings(
        """
        @Pattern(match = "(t.add $x, (t.neg $y))", rewrite = "$x") void second();
        @Pattern(match = "(t.add (either (t.neg $x), $y))", rewrite = "$y") void either();
        """);
  }

  @Test
  void doesNotWarnIfTheEarlierPatternHasConditionsOfItsOwn() {
    assertWarnings(
        """
        @Pattern(match = "(t.add $x, $y)", rewrite = "$x")
        static boolean guarded(Value x) { return true; }
        @Pattern(match = "(t.add $x, $c)", rewrite = "$x") void constant(IntegerAttr c);
        @Pattern(match = "(t.add:$s $x, $y)", rewrite = "$x") void unused(@HasNoUse Add s);
        @Pattern(match = "(t.add $x, $y)", rewrite = "$x") void typed(@Is(I32.class) Value x);
        @Pattern(match = "(t.add $x, (t.neg $_))", rewrite = "$x", benefit = -1) void last();
        @Pattern(match = "(t.add (t.neg $_), $x)", rewrite = "$x", benefit = 5) void first();
        """);
  }

  @Test
  void warnsOfPatternsThatUndoEachOther() {
    assertWarnings(
        """
        @Pattern(match = "(t.neg (t.add $a, $b))", rewrite = "(t.add (t.neg $a), (t.neg $b))")
        void distribute();
        @Pattern(match = "(t.add (t.neg $x), (t.neg $y))", rewrite = "(t.neg (t.add $x, $y))")
        void collect();
        @Pattern(match = "(t.named $x, 3)", rewrite = "(t.named $x, 4)") void more();
        @Pattern(match = "(t.named $x, 4)", rewrite = "(t.named $x, 3)") void less();
        """,
        "[ODS541] pattern 'collect' undoes what 'distribute' does",
        "[ODS541] pattern 'less' undoes what 'more' does");
    assertWarnings(
        """
        @Pattern(match = "(t.add $x, $y)", rewrite = "(t.add $y, $x)") void exchange();
        """,
        "[ODS541] pattern 'exchange' undoes what it has done itself");
  }

  @Test
  void doesNotWarnIfPatternsDoNotMeet() {
    assertWarnings(
        """
        @Pattern(match = "(t.neg (t.add $a, $b))", rewrite = "(t.add (t.neg $a), (t.neg $b))")
        void distribute();
        @Pattern(match = "(t.add (t.neg $x), $y)", rewrite = "(t.neg (t.add $x, $y))")
        void collect();
        @Pattern(match = "(t.named $x, 3)", rewrite = "(t.named $x, 4)") void more();
        @Pattern(match = "(t.named (t.neg $x), 4)", rewrite = "(t.named $x, 3)") void less();
        """);
  }

  @Test
  void isSilencedOnTheMethod() {
    assertWarnings(
        """
        @SuppressWarnings("ODS541")
        @Pattern(match = "(t.add $x, $y)", rewrite = "(t.add $y, $x)") void exchange();
        """);
  }
}
