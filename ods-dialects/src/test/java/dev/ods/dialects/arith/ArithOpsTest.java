// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.builtin.VectorType;
import dev.ods.dialects.Programs;
import dev.ods.dialects.arith.attr.CmpIPredicate;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.dialects.arith.attr.FastMathFlagsAttr;
import dev.ods.dialects.arith.attr.IntegerOverflowFlags;
import dev.ods.dialects.arith.attr.IntegerOverflowFlagsAttr;
import dev.ods.dialects.func.FuncOp;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.RegionSimplification;
import dev.ods.rewrite.RewriteListener;
import dev.ods.rewrite.RewritePattern.Definition;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;

/** Generated members of operations, and the dialect's attributes. */
final class ArithOpsTest {
  private final Programs programs = new Programs();
  private final Context context = programs.context();
  private final Operation module =
      programs.read("func.func @f(%a: i32, %v: vector<2xi8>) {\n  return\n}\n");
  private final Block entry = FuncOp.of(first(module)).body().first();
  private final OpBuilder builder = OpBuilder.atStart(entry);
  private final Location location = UnknownLoc.get(context);
  private final Value a = entry.argument(0);
  private final Value v = entry.argument(1);

  private static Operation first(Operation module) {
    return module.region(0).first().first();
  }

  @Test
  void infersTheTypeOfASum() {
    AddIOp sum = AddIOp.build(builder, location, a, a);
    assertSame(a.type(), sum.result().type());
    assertEquals(Set.of(), sum.overflowFlags());
    assertEquals("%0 = arith.addi %arg0, %arg0 : i32", line("addi"));
  }

  /** To a value, to a constant, not at all, and in place. */
  @Test
  void whatIsCreatedMayFold() {
    List<String> events = new ArrayList<>();
    RewriteListener listener =
        new RewriteListener() {
          @Override
          public void operationInserted(Operation op) {
            events.add("insert " + op.name());
          }

          @Override
          public void operationErased(Operation op) {
            events.add("erase " + op.name());
          }
        };
    Rewriter rewriter = Rewriter.before(entry.last(), listener);
    Value zero =
        ConstantOp.build(rewriter, location, IntegerAttr.i32(context, 0)).operation().result(0);
    Value two =
        ConstantOp.build(rewriter, location, IntegerAttr.i32(context, 2)).operation().result(0);
    assertEquals(List.of(zero), rewriter.orFolded(zero.definingOp()));
    events.clear();
    assertEquals(
        List.of(a), rewriter.orFolded(AddIOp.build(rewriter, location, a, zero).operation()));
    assertEquals(
        "%c4_i32 = arith.constant 4 : i32",
        rewriter
            .orFolded(AddIOp.build(rewriter, location, two, two).operation())
            .get(0)
            .definingOp()
            .toString());
    Operation turned = AddIOp.build(rewriter, location, two, a).operation();
    assertEquals(List.of(turned.result(0)), rewriter.orFolded(turned));
    assertEquals(a, turned.operand(0));
    assertEquals(entry.last(), rewriter.insertionPoint());
    assertEquals(
        List.of(
            "insert arith.addi",
            "erase arith.addi",
            "insert arith.addi",
            "insert arith.constant",
            "erase arith.addi",
            "insert arith.addi"),
        events);
  }

  @Test
  void findsTheDefinitionOfAKind() {
    AddIOp sum = AddIOp.build(builder, location, a, a);
    assertEquals(sum.operation(), sum.result().definingOp(AddIOp.MODEL));
    assertNull(sum.result().definingOp(MulIOp.MODEL));
    assertNull(a.definingOp(AddIOp.MODEL));
  }

  /** Without a listener, a pattern is not asked about operations whose operand is another one's. */
  @Test
  void asksAPatternOnlyAboutDefinitionsOfItsKind() {
    Operation function =
        first(
            programs.read(
                """
                func.func @f(%a: i32) -> (i32, i32) {
                  %sum = arith.addi %a, %a : i32
                  %product = arith.muli %a, %sum : i32
                  %second = arith.addi %a, %product : i32
                  %c = arith.constant 1 : i32
                  %known = arith.muli %a, %c : i32
                  %third = arith.addi %known, %product : i32
                  return %third, %second : i32, i32
                }
                """));
    List<Value> asked = new ArrayList<>();
    BiPredicate<Operation, Rewriter> ask = (op, rewriter) -> !asked.add(op.result(0));
    FrozenRewritePatternSet patterns =
        FrozenRewritePatternSet.of(
            RewritePatternSet.create(context)
                .add(AddIOp.MODEL, Definition.of(1, MulIOp.MODEL), "P", 1, ask)
                .add(AddIOp.MODEL, Definition.of(2, MulIOp.MODEL), "Q", 1, ask)
                .add(AddIOp.MODEL, new Definition(0, MulIOp.MODEL, 1), "R", 1, ask)
                .add(AddIOp.MODEL, new Definition(1, MulIOp.MODEL, 1), "S", 1, ask));
    GreedyRewriteConfig config =
        GreedyRewriteConfig.DEFAULT
            .withFolding(false)
            .withRegionSimplification(RegionSimplification.DISABLED);
    GreedyRewriter.apply(function, patterns, config);
    Operation end = FuncOp.of(function).body().first().last();
    // Bottom-up: the third sum by P and R, then the second one by P.
    assertEquals(List.of(end.operand(0), end.operand(0), end.operand(1)), asked);
  }

  @Test
  void overflowFlagsAreReplacedAndRemoved() {
    AddIOp sum = AddIOp.build(builder, location, a, a, Set.of(IntegerOverflowFlags.NUW));
    assertEquals(Set.of(IntegerOverflowFlags.NUW), sum.overflowFlags());
    assertFalse(sum.overflowFlags().contains(IntegerOverflowFlags.NSW));
    sum.setOverflowFlagsAttr(flags(IntegerOverflowFlags.NSW, IntegerOverflowFlags.NUW));
    assertEquals("%0 = arith.addi %arg0, %arg0 overflow<nsw, nuw> : i32", line("addi"));
    sum.removeOverflowFlagsAttr();
    assertSame(IntegerOverflowFlagsAttr.none(context), sum.overflowFlagsAttr());
  }

  private IntegerOverflowFlagsAttr flags(IntegerOverflowFlags... flags) {
    return IntegerOverflowFlagsAttr.get(context, Set.of(flags));
  }

  @Test
  void flagsPrintAsInMlir() {
    assertEquals("#arith.overflow<none>", flags().toString());
    assertEquals("#arith.overflow<nsw>", flags(IntegerOverflowFlags.NSW).toString());
    assertEquals(
        "#arith.fastmath<nnan,arcp>",
        FastMathFlagsAttr.get(context, Set.of(FastMathFlags.ARCP, FastMathFlags.NNAN)).toString());
    assertEquals(
        "#arith.fastmath<fast>",
        FastMathFlagsAttr.get(context, EnumSet.allOf(FastMathFlags.class)).toString());
  }

  @Test
  void flagsAreUniqued() {
    assertSame(flags(IntegerOverflowFlags.NSW), flags(IntegerOverflowFlags.NSW));
    assertSame(FastMathFlagsAttr.none(context), FastMathFlagsAttr.get(context, Set.of()));
  }

  @Test
  void constantsAreNamedAfterTheirValues() {
    ConstantOp five = ConstantOp.build(builder, location, IntegerAttr.get(a.type(), 5));
    assertSame(a.type(), five.result().type());
    assertEquals("%c5_i32 = arith.constant 5 : i32", line("constant"));
  }

  @Test
  void aConstantNeedsAType() {
    UnitAttr unit = UnitAttr.get(context);
    assertThrows(IllegalArgumentException.class, () -> ConstantOp.build(builder, location, unit));
    StringAttr text = StringAttr.get(context, "text");
    assertThrows(IllegalArgumentException.class, () -> ConstantOp.build(builder, location, text));
  }

  @Test
  void infersTheTypeOfAComparison() {
    CmpIOp less = CmpIOp.build(builder, location, CmpIPredicate.SLT, v, v);
    assertSame(VectorType.get(new long[] {2}, IntegerType.get(context, 1)), less.result().type());
    assertSame(CmpIPredicate.SLT, less.predicate());
    assertEquals("%0 = arith.cmpi slt, %arg1, %arg1 : vector<2xi8>", line("cmpi"));
  }

  @Test
  void divisionsMayBeExact() {
    DivSIOp exact = DivSIOp.build(builder, location, a, a, true);
    assertTrue(exact.isExact());
    assertEquals("%0 = arith.divsi %arg0, %arg0 exact : i32", line("divsi"));
  }

  @Test
  void multiplesOfVscaleAreNamedAfterIt() {
    Operation vscaled =
        programs.read(
            """
            %c4 = arith.constant 4 : index
            %0 = "vector.vscale"() : () -> index
            %1 = arith.muli %0, %c4 : index
            """);
    String printed = Programs.custom(vscaled);
    assertTrue(printed.contains("%c4_vscale = arith.muli %0, %c4 : index"), printed);
  }

  /** The only line of the module with this operation. */
  private String line(String mnemonic) {
    return Programs.custom(module)
        .lines()
        .filter(line -> line.contains("arith." + mnemonic + " "))
        .findFirst()
        .orElseThrow()
        .strip();
  }
}
