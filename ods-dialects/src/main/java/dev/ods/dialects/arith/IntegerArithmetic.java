// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Capture;
import dev.ods.annotation.HasNoUse;
import dev.ods.annotation.Is;
import dev.ods.annotation.Pattern;
import dev.ods.annotation.PatternSet;
import dev.ods.builtin.IntegerAttr;
import dev.ods.dialects.arith.attr.CmpIPredicate;
import dev.ods.dialects.arith.attr.IntegerOverflowFlags;
import dev.ods.dialects.fold.BinaryFold;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;

/** Patterns of canonicalization of arithmetic on integers (MLIR: ArithCanonicalization.td). */
@PatternSet(ArithDialect.class)
interface IntegerArithmetic {
  // --- What they compute.

  /** The sum of two constants, of the type of the result. */
  static Attribute sum(Operation root, IntegerAttr a, IntegerAttr b) {
    return folded(IntegerFold.ADD, root, a, b);
  }

  /** The difference of two constants, of the type of the result. */
  static Attribute difference(Operation root, IntegerAttr a, IntegerAttr b) {
    return folded(IntegerFold.SUB, root, a, b);
  }

  /** The product of two constants, of the type of the result. */
  static Attribute product(Operation root, IntegerAttr a, IntegerAttr b) {
    return folded(IntegerFold.MUL, root, a, b);
  }

  private static Attribute folded(BinaryFold fold, Operation root, Attribute a, Attribute b) {
    return Objects.requireNonNull(fold.foldConstants(a, b, root.resultType(0)));
  }

  /** The overflow flags that both operations have. */
  static Set<IntegerOverflowFlags> common(
      Set<IntegerOverflowFlags> a, Set<IntegerOverflowFlags> b) {
    Set<IntegerOverflowFlags> both = EnumSet.noneOf(IntegerOverflowFlags.class);
    both.addAll(a);
    both.retainAll(b);
    return both;
  }

  /** Zero, of the type of a value. */
  static Attribute zero(Value x) {
    return Objects.requireNonNull(ConstantFolding.zero(x.type()));
  }

  /** Whether a constant is the positive number 1, or that in each element. */
  static boolean isOne(Attribute self) {
    APInt number = ConstantFolding.integer(self);
    return number != null && number.isOne() && number.width() > 1;
  }

  /** The comparison that holds where another one does not. */
  static CmpIPredicate inverted(CmpIPredicate predicate) {
    return predicate.inverted();
  }

  // --- Sums.

  /** {@code (x + c0) + c1} is {@code x + (c0 + c1)}. */
  @Pattern(
      match = "(arith.addi:$root (arith.addi $x, $c0, $inner), $c1, $outer)",
      rewrite = "(arith.addi $x, (arith.constant sum($root, $c0, $c1)), common($outer, $inner))")
  void addIAddConstant(IntegerAttr c0, IntegerAttr c1);

  /** {@code (x - c0) + c1} is {@code x + (c1 - c0)}. */
  @Pattern(
      match = "(arith.addi:$root (arith.subi $x, $c0, $inner), $c1, $outer)",
      rewrite =
          "(arith.addi $x, (arith.constant difference($root, $c1, $c0)), common($outer, $inner))")
  void addISubConstantRHS(IntegerAttr c0, IntegerAttr c1);

  /** {@code (c0 - x) + c1} is {@code (c0 + c1) - x}. */
  @Pattern(
      match = "(arith.addi:$root (arith.subi $c0, $x, $inner), $c1, $outer)",
      rewrite = "(arith.subi (arith.constant sum($root, $c0, $c1)), $x, common($outer, $inner))")
  void addISubConstantLHS(IntegerAttr c0, IntegerAttr c1);

  /** {@code x + y * -1} is {@code x - y}. */
  @Pattern(
      match = "(arith.addi $x, (arith.muli $y, $c, $_), $_)",
      rewrite = "(arith.subi $x, $y, 'none')")
  void addIMulNegativeOneRhs(@Is(AllOnes.class) Attribute c);

  /** {@code x * -1 + y} is {@code y - x}. */
  @Pattern(
      match = "(arith.addi (arith.muli $x, $c, $_), $y, $_)",
      rewrite = "(arith.subi $y, $x, 'none')")
  void addIMulNegativeOneLhs(@Is(AllOnes.class) Attribute c);

  /** The sum alone, if nothing uses the overflow. */
  @Pattern(
      match = "(arith.addui_extended:$root $x, $y)",
      rewrite = {"(arith.addi $x, $y, 'none')", "$x"})
  void addUIExtendedToAddI(@Capture("$root#1") @HasNoUse Value overflow);

  // --- Differences.

  /** {@code (x + c0) - c1} is {@code x + (c0 - c1)}. */
  @Pattern(
      match = "(arith.subi:$root (arith.addi $x, $c0, $_), $c1, $_)",
      rewrite = "(arith.addi $x, (arith.constant difference($root, $c0, $c1)), 'none')")
  void subIRHSAddConstant(IntegerAttr c0, IntegerAttr c1);

  /** {@code c1 - (x + c0)} is {@code (c1 - c0) - x}. */
  @Pattern(
      match = "(arith.subi:$root $c1, (arith.addi $x, $c0, $inner), $outer)",
      rewrite =
          "(arith.subi (arith.constant difference($root, $c1, $c0)), $x, common($outer, $inner))")
  void subILHSAddConstant(IntegerAttr c0, IntegerAttr c1);

  /** {@code (x - c0) - c1} is {@code x - (c0 + c1)}. */
  @Pattern(
      match = "(arith.subi:$root (arith.subi $x, $c0, $inner), $c1, $outer)",
      rewrite = "(arith.subi $x, (arith.constant sum($root, $c0, $c1)), common($outer, $inner))")
  void subIRHSSubConstantRHS(IntegerAttr c0, IntegerAttr c1);

  /** {@code (c0 - x) - c1} is {@code (c0 - c1) - x}. */
  @Pattern(
      match = "(arith.subi:$root (arith.subi $c0, $x, $inner), $c1, $outer)",
      rewrite =
          "(arith.subi (arith.constant difference($root, $c0, $c1)), $x, common($outer, $inner))")
  void subIRHSSubConstantLHS(IntegerAttr c0, IntegerAttr c1);

  /** {@code c1 - (x - c0)} is {@code (c0 + c1) - x}. */
  @Pattern(
      match = "(arith.subi:$root $c1, (arith.subi $x, $c0, $inner), $outer)",
      rewrite = "(arith.subi (arith.constant sum($root, $c0, $c1)), $x, common($outer, $inner))")
  void subILHSSubConstantRHS(IntegerAttr c0, IntegerAttr c1);

  /** {@code c1 - (c0 - x)} is {@code x + (c1 - c0)}. */
  @Pattern(
      match = "(arith.subi:$root $c1, (arith.subi $c0, $x, $inner), $outer)",
      rewrite =
          "(arith.addi $x, (arith.constant difference($root, $c1, $c0)), common($outer, $inner))")
  void subILHSSubConstantLHS(IntegerAttr c0, IntegerAttr c1);

  /** {@code (x - y) - x} is {@code 0 - y}. */
  @Pattern(
      match = "(arith.subi (arith.subi $x, $y, $inner), $x, $outer)",
      rewrite = "(arith.subi (arith.constant zero($y)), $y, common($outer, $inner))")
  static boolean subISubILHSRHSLHS(Value y) {
    return ConstantFolding.zero(y.type()) != null;
  }

  // --- Products.

  /** {@code (x * c0) * c1} is {@code x * (c0 * c1)}. */
  @Pattern(
      match = "(arith.muli:$root (arith.muli $x, $c0, $inner), $c1, $outer)",
      rewrite =
          "(arith.muli $x, (arith.constant product($root, $c0, $c1)), common($outer, $inner))")
  void mulIMulIConstant(IntegerAttr c0, IntegerAttr c1);

  /** The lower half alone, if nothing uses the upper one. */
  @Pattern(
      match = "(arith.mulsi_extended:$root $x, $y)",
      rewrite = {"(arith.muli $x, $y, 'none')", "$x"})
  void mulSIExtendedToMulI(@Capture("$root#1") @HasNoUse Value high);

  /** The upper half of a signed product by 1 is the sign. */
  @Pattern(
      match = "(arith.mulsi_extended $x, isOne:$c())",
      rewrite = {"$x", "(arith.extsi (arith.cmpi slt, $x, (arith.constant zero($x))))"})
  static boolean mulSIExtendedRHSOne(Value x) {
    return ConstantFolding.zero(x.type()) != null;
  }

  /** The lower half alone, if nothing uses the upper one. */
  @Pattern(
      match = "(arith.mului_extended:$root $x, $y)",
      rewrite = {"(arith.muli $x, $y, 'none')", "$x"})
  void mulUIExtendedToMulI(@Capture("$root#1") @HasNoUse Value high);

  // --- Comparisons.

  /** The complement of a comparison is the opposite one. */
  @Pattern(
      match = "(arith.xori (arith.cmpi $predicate, $a, $b), (constant true))",
      rewrite = "(arith.cmpi inverted($predicate), $a, $b)")
  void xOrINotCmpI();
}
