// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.RewrittenOps.assertRewritten;

import org.junit.jupiter.api.Test;

/** Directives, lists, regions and other captures of declared patterns. */
class PatternFeaturesTest {
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
}
