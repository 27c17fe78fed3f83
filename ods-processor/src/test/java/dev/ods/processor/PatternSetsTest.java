// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.rewrite.RewritePattern;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.text.PrinterFlags;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Rewrite patterns that are declared by strings, applied to programs. */
@Tag("shared")
class PatternSetsTest {
  /** A dialect whose operations have no effects that are declared, so that none is ever dead. */
  private static final String OPS =
      """
      @Dialect(name = "t", ops = {Source.class, Add.class, Neg.class, Pair.class, Named.class,
          Sink.class, Gather.class, Maybe.class, Other.class, Free.class, Constant.class,
          Counted.class})
      interface TDialect {}

      @Op(dialect = TDialect.class, name = "source")
      interface Source { @Result Value y(); }

      @Op(dialect = TDialect.class, name = "add")
      @Trait(SameOperandsAndResultType.class)
      interface Add { @Operand Value a(); @Operand Value b(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "neg")
      @Trait(SameOperandsAndResultType.class)
      interface Neg { @Operand Value x(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "pair")
      interface Pair { @Operand Value x(); @Result(I32.class) Value first();
        @Result(I32.class) Value second(); }

      @Op(dialect = TDialect.class, name = "named")
      interface Named { @Attr String name(); @Operand Value x(); @Attr @Default("7") int count();
        @Attr Optional<String> note(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "other")
      interface Other { @Operand Value x(); @Attr String label(); @Attr @Default("9") int size();
        @Attr Optional<String> remark(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "sink")
      interface Sink { @Operand Value x(); }

      @Op(dialect = TDialect.class, name = "gather")
      @Trait(AttrSizedOperandSegments.class)
      interface Gather { @Operand Value head(); @Operand Optional<Value> middle();
        @Operand ValueRange rest(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "maybe")
      @Trait(AttrSizedOperandSegments.class)
      interface Maybe { @Operand ValueRange all(); @Operand Optional<Value> one();
        @Operand Value last(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "constant")
      @Trait({Pure.class, ConstantLike.class})
      interface Constant extends Foldable { @Attr Attribute value(); @Result Value y();
        @Override default FoldResult fold(Constants constants) {
          return FoldResult.of(value()); } }

      @Op(dialect = TDialect.class, name = "counted")
      interface Counted { @Operand Value x(); @Attr IntegerAttr by(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "free")
      interface Free { @Operand Value x(); @Result Value y(); }
      """;

  private static CompiledDialect with(String patterns) {
    return CompiledDialect.of(
        OPS + "@PatternSet(TDialect.class)\ninterface Rules {\n" + patterns + "\n}\n");
  }

  private static void assertRewritten(String patterns, String before, String after) {
    assertEquals(after.strip(), with(patterns).rewritten(before, "Rules", PrinterFlags.GENERIC));
  }

  @Test
  void replacesByACapturedValue() {
    assertRewritten(
        """
        @Pattern(match = "(t.neg (t.neg $x))", rewrite = "$x")
        void twice();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.neg"(%0) : (i32) -> i32
        %2 = "t.neg"(%1) : (i32) -> i32
        "t.sink"(%2) : (i32) -> ()
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.neg"(%0) : (i32) -> i32
        "t.sink"(%0) : (i32) -> ()
        """);
  }

  @Test
  void buildsNestedOperations() {
    assertRewritten(
        """
        @Pattern(match = "(t.neg (t.add $a, $b))", rewrite = "(t.add (t.neg $b), (t.neg $a))")
        void distribute();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.source"() : () -> i32
        %2 = "t.add"(%0, %1) : (i32, i32) -> i32
        %3 = "t.neg"(%2) : (i32) -> i32
        "t.sink"(%3) : (i32) -> ()
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.source"() : () -> i32
        %2 = "t.add"(%0, %1) : (i32, i32) -> i32
        %3 = "t.neg"(%1) : (i32) -> i32
        %4 = "t.neg"(%0) : (i32) -> i32
        %5 = "t.add"(%3, %4) : (i32, i32) -> i32
        "t.sink"(%5) : (i32) -> ()
        """);
  }

  @Test
  void asksForEqualOperandsUnderOneName() {
    String patterns =
        """
        @Pattern(match = "(t.add $x, (t.neg $x))", rewrite = "(t.free $x)")
        void same();
        """;
    assertRewritten(
        patterns,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.source"() : () -> i32
        %2 = "t.neg"(%0) : (i32) -> i32
        %3 = "t.add"(%0, %2) : (i32, i32) -> i32
        %4 = "t.add"(%1, %2) : (i32, i32) -> i32
        "t.sink"(%3) : (i32) -> ()
        "t.sink"(%4) : (i32) -> ()
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.source"() : () -> i32
        %2 = "t.neg"(%0) : (i32) -> i32
        %3 = "t.free"(%0) : (i32) -> i32
        %4 = "t.add"(%1, %2) : (i32, i32) -> i32
        "t.sink"(%3) : (i32) -> ()
        "t.sink"(%4) : (i32) -> ()
        """);
  }

  @Test
  void movesAttributesByPosition() {
    assertRewritten(
        """
        @Pattern(match = "(t.named $n, $x, $c, $o)", rewrite = "(t.other $x, $n, $c, $o)")
        void rename();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.named"(%0) <{name = "a"}> : (i32) -> i64
        %2 = "t.named"(%0) <{name = "b", count = 3 : i32, note = "n"}> : (i32) -> i64
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.other"(%0) <{label = "a", size = 7 : i32}> : (i32) -> i64
        %2 = "t.other"(%0) <{label = "b", remark = "n", size = 3 : i32}> : (i32) -> i64
        """);
  }

  @Test
  void narrowsByTheTypesOfParameters() {
    assertRewritten(
        """
        @Pattern(match = "(t.named $n, $x, $_, $o)", rewrite = "(t.neg $x)")
        void noted(StringAttr o, Value x);
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.named"(%0) <{name = "a"}> : (i32) -> i32
        %2 = "t.named"(%0) <{name = "b", note = "n"}> : (i32) -> i32
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.named"(%0) <{count = 7 : i32, name = "a"}> : (i32) -> i32
        %2 = "t.neg"(%0) : (i32) -> i32
        """);
  }

  /** As in DRR, all that the strings build stays, and a value among them replaces nothing. */
  @Test
  void buildsWhatComesInsteadOfARootWithoutResults() {
    assertRewritten(
        """
        @Pattern(match = "(t.sink (t.neg $x))", rewrite = {"(t.sink $x)", "$x", "(t.sink $x)"})
        void twice();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.neg"(%0) : (i32) -> i32
        "t.sink"(%1) : (i32) -> ()
        "t.sink"(%0) : (i32) -> ()
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.neg"(%0) : (i32) -> i32
        "t.sink"(%0) : (i32) -> ()
        "t.sink"(%0) : (i32) -> ()
        "t.sink"(%0) : (i32) -> ()
        """);
  }

  @Test
  void erasesARootWithoutResults() {
    assertRewritten(
        """
        @Pattern(match = "(t.sink (t.neg $_))")
        void forget();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.neg"(%0) : (i32) -> i32
        "t.sink"(%0) : (i32) -> ()
        "t.sink"(%1) : (i32) -> ()
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.neg"(%0) : (i32) -> i32
        "t.sink"(%0) : (i32) -> ()
        """);
  }

  @Test
  void replacesEachResultByItsOwn() {
    assertRewritten(
        """
        @Pattern(match = "(t.pair:$p (t.free $x))",
            rewrite = {"(t.pair:$n (t.neg $x))", "$n.second", "$n#0"})
        void swap(Pair p, Value x);
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.free"(%0) : (i32) -> i32
        %2:2 = "t.pair"(%1) : (i32) -> (i32, i32)
        "t.sink"(%2#0) : (i32) -> ()
        "t.sink"(%2#1) : (i32) -> ()
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.free"(%0) : (i32) -> i32
        %2 = "t.neg"(%0) : (i32) -> i32
        %3:2 = "t.pair"(%2) : (i32) -> (i32, i32)
        "t.sink"(%3#1) : (i32) -> ()
        "t.sink"(%3#0) : (i32) -> ()
        """);
  }

  @Test
  void replacesResultsByDifferentOperations() {
    assertRewritten(
        """
        @Pattern(match = "(t.pair (t.named $n, $x, $c, $o))",
            rewrite = {"(t.free $x)", "(t.named $n, $x, $c, $o)"})
        void split();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.named"(%0) <{name = "a"}> : (i32) -> i32
        %2:2 = "t.pair"(%1) : (i32) -> (i32, i32)
        "t.add"(%2#0, %2#1) : (i32, i32) -> i32
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.named"(%0) <{count = 7 : i32, name = "a"}> : (i32) -> i32
        %2 = "t.free"(%0) : (i32) -> i32
        %3 = "t.named"(%0) <{count = 7 : i32, name = "a"}> : (i32) -> i32
        %4 = "t.add"(%2, %3) : (i32, i32) -> i32
        """);
  }

  @Test
  void capturesOptionalAndVariadicOperands() {
    assertRewritten(
        """
        @Pattern(match = "(t.gather $head, $middle, $rest)",
            rewrite = "(t.maybe $rest, $middle, $head)")
        void turn();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.source"() : () -> i64
        %2 = "t.gather"(%0, %1, %1) <{operandSegmentSizes = array<i32: 1, 0, 2>}> \
        : (i32, i64, i64) -> i32
        %3 = "t.gather"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i64) -> i32
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.source"() : () -> i64
        %2 = "t.maybe"(%1, %1, %0) <{operandSegmentSizes = array<i32: 2, 0, 1>}> \
        : (i64, i64, i32) -> i32
        %3 = "t.maybe"(%1, %0) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (i64, i32) -> i32
        """);
  }

  @Test
  void fusesTheLocationsOfAllMatchedOperations() {
    CompiledDialect dialect =
        with(
            """
            @Pattern(match = "(t.add (t.neg (t.free $x)), (t.free $y))", rewrite = "(t.add $x, $y)")
            void deep();
            """);
    String after =
        dialect.rewritten(
            """
            %0 = "t.source"() : () -> i32 loc("s")
            %1 = "t.free"(%0) : (i32) -> i32 loc("a")
            %2 = "t.neg"(%1) : (i32) -> i32 loc("b")
            %3 = "t.free"(%0) : (i32) -> i32 loc("c")
            %4 = "t.add"(%2, %3) : (i32, i32) -> i32 loc("d")
            """,
            "Rules", PrinterFlags.GENERIC.withDebugInfo(true).withLocalScope(true));
    assertEquals(
        "%4 = \"t.add\"(%0, %0) : (i32, i32) -> i32 loc(fused[\"d\", \"a\", \"b\", \"c\"])",
        after.lines().reduce((first, last) -> last).orElse(""));
  }

  @Test
  void matchesAndBuildsLiterals() {
    assertRewritten(
        """
        @Pattern(match = "(t.named 'a', $x, 7, $_)", rewrite = "(t.named \\"b\\", $x, -1, 'old')")
        void renamed();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.named"(%0) <{name = "a"}> : (i32) -> i64
        %2 = "t.named"(%0) <{name = "a", count = 8 : i32}> : (i32) -> i64
        %3 = "t.named"(%0) <{name = "c"}> : (i32) -> i64
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.named"(%0) <{count = -1 : i32, name = "b", note = "old"}> : (i32) -> i64
        %2 = "t.named"(%0) <{count = 8 : i32, name = "a"}> : (i32) -> i64
        %3 = "t.named"(%0) <{count = 7 : i32, name = "c"}> : (i32) -> i64
        """);
  }

  @Test
  void triesBothOrdersOfOperands() {
    assertRewritten(
        """
        @Pattern(match = "(t.add (either $x, (t.neg $x)))", rewrite = "(t.free $x)")
        void cancelled();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.source"() : () -> i32
        %2 = "t.neg"(%0) : (i32) -> i32
        %3 = "t.add"(%0, %2) : (i32, i32) -> i32
        %4 = "t.add"(%2, %0) : (i32, i32) -> i32
        %5 = "t.add"(%2, %1) : (i32, i32) -> i32
        "t.sink"(%3) : (i32) -> ()
        "t.sink"(%4) : (i32) -> ()
        "t.sink"(%5) : (i32) -> ()
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.source"() : () -> i32
        %2 = "t.neg"(%0) : (i32) -> i32
        %3 = "t.free"(%0) : (i32) -> i32
        %4 = "t.free"(%0) : (i32) -> i32
        %5 = "t.add"(%2, %1) : (i32, i32) -> i32
        "t.sink"(%3) : (i32) -> ()
        "t.sink"(%4) : (i32) -> ()
        "t.sink"(%5) : (i32) -> ()
        """);
  }

  @Test
  void narrowsByConstraintsAndUses() {
    assertRewritten(
        """
        @Pattern(match = "(t.free (t.neg:$n $x))", rewrite = "(t.neg $x)")
        void narrow(@HasOneUse Neg n, @Is(I32.class) Value x);
        @Pattern(match = "(t.pair:$p $x)", rewrite = {"$x", "$x"})
        void unused(@HasNoUse Pair p);
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.source"() : () -> i64
        %2 = "t.neg"(%0) : (i32) -> i32
        %3 = "t.neg"(%0) : (i32) -> i32
        %4 = "t.neg"(%1) : (i64) -> i64
        %5 = "t.free"(%2) : (i32) -> i32
        %6 = "t.free"(%3) : (i32) -> i32
        %7 = "t.free"(%4) : (i64) -> i64
        "t.sink"(%3) : (i32) -> ()
        %8:2 = "t.pair"(%0) : (i32) -> (i32, i32)
        %9:2 = "t.pair"(%0) : (i32) -> (i32, i32)
        "t.sink"(%9#1) : (i32) -> ()
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.source"() : () -> i64
        %2 = "t.neg"(%0) : (i32) -> i32
        %3 = "t.neg"(%0) : (i32) -> i32
        %4 = "t.neg"(%1) : (i64) -> i64
        %5 = "t.neg"(%0) : (i32) -> i32
        %6 = "t.free"(%3) : (i32) -> i32
        %7 = "t.free"(%4) : (i64) -> i64
        "t.sink"(%3) : (i32) -> ()
        %8:2 = "t.pair"(%0) : (i32) -> (i32, i32)
        "t.sink"(%8#1) : (i32) -> ()
        """);
  }

  @Test
  void asksBodiesLast() {
    assertRewritten(
        """
        @Pattern(match = "(t.named:$n $_, $x, $count, $_)", rewrite = "(t.neg $x)")
        static boolean large(int count, Named n, Value x) {
          return count > 9 && n.x().equals(x);
        }
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.named"(%0) <{name = "a"}> : (i32) -> i32
        %2 = "t.named"(%0) <{name = "a", count = 10 : i32}> : (i32) -> i32
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.named"(%0) <{count = 7 : i32, name = "a"}> : (i32) -> i32
        %2 = "t.neg"(%0) : (i32) -> i32
        """);
  }

  @Test
  void rewritesInBodies() {
    assertRewritten(
        """
        @Pattern(match = "(t.free (t.neg $x))")
        static Value replaced(Value x, Rewriter rewriter) {
          return x.type() instanceof IntegerType type && type.width() == 32
              ? AddOp.build(rewriter, UnknownLoc.get(rewriter.context()), x, x).y() : null;
        }
        @Pattern(match = "(t.sink:$sink $x)")
        static boolean erased(Rewriter rewriter, Operation sink, Value x) {
          if (x.isBlockArgument() || !x.definingOp().is(NegOp.MODEL)) { return false; }
          rewriter.erase(sink);
          return true;
        }
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.source"() : () -> i64
        %2 = "t.neg"(%0) : (i32) -> i32
        %3 = "t.neg"(%1) : (i64) -> i64
        %4 = "t.free"(%2) : (i32) -> i32
        %5 = "t.free"(%3) : (i64) -> i64
        "t.sink"(%2) : (i32) -> ()
        "t.sink"(%4) : (i32) -> ()
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.source"() : () -> i64
        %2 = "t.neg"(%0) : (i32) -> i32
        %3 = "t.neg"(%1) : (i64) -> i64
        %4 = "t.add"(%0, %0) : (i32, i32) -> i32
        %5 = "t.free"(%3) : (i64) -> i64
        "t.sink"(%4) : (i32) -> ()
        """);
  }

  @Test
  void capturesTheAttributesOfConstants() {
    assertRewritten(
        """
        @Pattern(match = "(t.add $x, $c)", rewrite = "(t.counted $x, $c)")
        void counted(@Is(I32Attr.class) IntegerAttr c);
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.constant"() <{value = 5 : i32}> : () -> i32
        %2 = "t.add"(%0, %1) : (i32, i32) -> i32
        %3 = "t.add"(%0, %2) : (i32, i32) -> i32
        "t.sink"(%3) : (i32) -> ()
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.counted"(%0) <{by = 5 : i32}> : (i32) -> i32
        %2 = "t.add"(%0, %1) : (i32, i32) -> i32
        "t.sink"(%2) : (i32) -> ()
        """);
  }

  @Test
  void countsOperationsForTheBenefit() {
    CompiledDialect dialect =
        with(
            """
            @Pattern(match = "(t.neg $x)", rewrite = "(t.free $x)") void one();
            @Pattern(match = "(t.neg (t.neg (t.add $a, $b)))", rewrite = "$a") void three();
            @Pattern(match = "(t.neg (t.free $x))", rewrite = "$x", benefit = +5) void seven();
            """);
    RewritePatternSet patterns = RewritePatternSet.create(dialect.context());
    Loaded.call(dialect.type("RulesPatterns"), null, "addTo", patterns);
    assertEquals(
        List.of("Rules.one 1", "Rules.three 3", "Rules.seven 7"),
        patterns.patterns().stream()
            .map((RewritePattern p) -> p.name() + " " + p.benefit())
            .toList());
  }
}
