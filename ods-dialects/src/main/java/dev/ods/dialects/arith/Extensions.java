// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Pattern;
import dev.ods.annotation.PatternSet;
import dev.ods.builtin.FloatType;
import dev.ods.dialects.arith.attr.CmpIPredicate;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.predicate.ElementTypes;

/**
 * Patterns of canonicalization of what is done with extended integers (MLIR:
 * ArithCanonicalization.td).
 */
@PatternSet(ArithDialect.class)
interface Extensions {
  /** Values that are extended alike are equal if they are before. */
  @Pattern(
      match = "(arith.cmpi $predicate, (arith.extsi $a), (arith.extsi $b))",
      rewrite = "(arith.cmpi $predicate, $a, $b)")
  static boolean cmpIExtSI(CmpIPredicate predicate, Value a, Value b) {
    return a.type() == b.type() && isEquality(predicate);
  }

  /** Values that are extended alike are equal if they are before. */
  @Pattern(
      match = "(arith.cmpi $predicate, (arith.extui $a), (arith.extui $b))",
      rewrite = "(arith.cmpi $predicate, $a, $b)")
  static boolean cmpIExtUI(CmpIPredicate predicate, Value a, Value b) {
    return a.type() == b.type() && isEquality(predicate);
  }

  private static boolean isEquality(CmpIPredicate predicate) {
    return predicate == CmpIPredicate.EQ || predicate == CmpIPredicate.NE;
  }

  // --- Bits: extended later.

  /** Of zero-extended values. */
  @Pattern(
      match = "(arith.andi (arith.extui $x), (arith.extui $y))",
      rewrite = "(arith.extui (arith.andi $x, $y))")
  static boolean andOfExtUI(Value x, Value y) {
    return x.type() == y.type();
  }

  /** Of sign-extended values. */
  @Pattern(
      match = "(arith.andi (arith.extsi $x), (arith.extsi $y))",
      rewrite = "(arith.extsi (arith.andi $x, $y))")
  static boolean andOfExtSI(Value x, Value y) {
    return x.type() == y.type();
  }

  /** Of zero-extended values. */
  @Pattern(
      match = "(arith.ori (arith.extui $x), (arith.extui $y))",
      rewrite = "(arith.extui (arith.ori $x, $y))")
  static boolean orOfExtUI(Value x, Value y) {
    return x.type() == y.type();
  }

  /** Of sign-extended values. */
  @Pattern(
      match = "(arith.ori (arith.extsi $x), (arith.extsi $y))",
      rewrite = "(arith.extsi (arith.ori $x, $y))")
  static boolean orOfExtSI(Value x, Value y) {
    return x.type() == y.type();
  }

  /** Of zero-extended values. */
  @Pattern(
      match = "(arith.xori (arith.extui $x), (arith.extui $y))",
      rewrite = "(arith.extui (arith.xori $x, $y))")
  static boolean xOrIOfExtUI(Value x, Value y) {
    return x.type() == y.type();
  }

  /** Of sign-extended values. */
  @Pattern(
      match = "(arith.xori (arith.extsi $x), (arith.extsi $y))",
      rewrite = "(arith.extsi (arith.xori $x, $y))")
  static boolean xOrIOfExtSI(Value x, Value y) {
    return x.type() == y.type();
  }

  // --- Truncations.

  /** Of some of the bits that an extension adds: a smaller extension. */
  @Pattern(match = "(arith.trunci:$root (arith.extsi $x), $_)", rewrite = "(arith.extsi $x)")
  static boolean truncIExtSIToExtSI(Operation root, Value x) {
    return isWider(root, x);
  }

  /** Of some of the bits that an extension adds: a smaller extension. */
  @Pattern(match = "(arith.trunci:$root (arith.extui $x), $_)", rewrite = "(arith.extui $x)")
  static boolean truncIExtUIToExtUI(Operation root, Value x) {
    return isWider(root, x);
  }

  private static boolean isWider(Operation root, Value x) {
    return CastFolds.widthOf(root.resultType(0)) > CastFolds.widthOf(x.type());
  }

  /** Of the bits that a signed shift fills: an unsigned one does, too. */
  @Pattern(
      match = "(arith.trunci:$root (arith.shrsi $x, (constant $c), $exact), $overflow)",
      rewrite = "(arith.trunci (arith.shrui $x, (arith.constant $c), $exact), $overflow)")
  static boolean truncIShrSIToTrunciShrUI(Operation root, Value x, Attribute c) {
    APInt by = ConstantFolding.integer(c);
    int cut = CastFolds.widthOf(x.type()) - CastFolds.widthOf(root.resultType(0));
    return by != null
        && !(ElementTypes.orSelf(x.type()) instanceof FloatType)
        && by.equals(APInt.of(by.width(), cut));
  }
}
