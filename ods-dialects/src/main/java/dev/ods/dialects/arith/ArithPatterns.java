// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.builtin.BoolAttr;
import dev.ods.builtin.FloatType;
import dev.ods.dialects.arith.attr.CmpIPredicate;
import dev.ods.dialects.arith.attr.IntegerOverflowFlags;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.*;
import dev.ods.predicate.ElementTypes;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePattern.Definition;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Patterns of canonicalization of the dialect. */
final class ArithPatterns {
  private static final OpModel ADD = AddIOp.MODEL;
  private static final OpModel SUB = SubIOp.MODEL;
  private static final OpModel MUL = MulIOp.MODEL;
  private static final OpModel XOR = XOrIOp.MODEL;
  private static final OpModel TRUNC = TruncIOp.MODEL;

  private ArithPatterns() {}

  static void addTo(RewritePatternSet patterns) {
    ConstantChain.addTo(patterns);
    patterns
        .add(
            ADD,
            new Definition(1, MUL, 1),
            "AddIMulNegativeOneRhs",
            2,
            (op, r) -> subtractNegated(op, 1, r))
        .add(
            ADD,
            new Definition(0, MUL, 1),
            "AddIMulNegativeOneLhs",
            2,
            (op, r) -> subtractNegated(op, 0, r))
        .add(SUB, Definition.of(0, SUB), "SubISubILHSRHSLHS", 2, ArithPatterns::subtractMinuend)
        .add(AddUIExtendedOp.MODEL, "AddUIExtendedToAddI", 1, ArithPatterns::lowHalf)
        .add(MulSIExtendedOp.MODEL, "MulSIExtendedToMulI", 1, ArithPatterns::lowHalf)
        .add(MulSIExtendedOp.MODEL, "MulSIExtendedRHSOne", 1, ArithPatterns::multiplyByOne)
        .add(MulUIExtendedOp.MODEL, "MulUIExtendedToMulI", 1, ArithPatterns::lowHalf)
        .add(XOR, Definition.of(0, CmpIOp.MODEL), "XOrINotCmpI", 2, ArithPatterns::invertComparison)
        .add(
            MulFOp.MODEL,
            Definition.of(0, NegFOp.MODEL),
            "MulFOfNegF",
            3,
            ArithPatterns::dropNegations)
        .add(
            DivFOp.MODEL,
            Definition.of(0, NegFOp.MODEL),
            "DivFOfNegF",
            3,
            ArithPatterns::dropNegations)
        .add(
            TRUNC,
            Definition.of(0, ShRSIOp.MODEL),
            "TruncIShrSIToTrunciShrUI",
            2,
            ArithPatterns::truncateShifted);
    for (OpModel extension : List.of(ExtUIOp.MODEL, ExtSIOp.MODEL)) {
      patterns.add(
          CmpIOp.MODEL,
          Definition.of(0, extension),
          "CmpIOfExt",
          3,
          (op, r) -> compareExtended(op, extension, r));
      patterns.add(
          TRUNC,
          Definition.of(0, extension),
          "TruncIOfExt",
          2,
          (op, r) -> truncateExtended(op, extension, r));
      for (OpModel bitwise : List.of(AndIOp.MODEL, OrIOp.MODEL, XOR)) {
        patterns.add(
            bitwise,
            Definition.of(0, extension),
            "BitsOfExt",
            3,
            (op, r) -> extendLater(op, extension, r));
      }
    }
    addConversions(patterns);
    SelectPatterns.addTo(patterns);
    patterns.add(CmpFOp.MODEL, CmpFOp::of, "CmpFIntToFPConst", IntegerComparison::ofConverted);
  }

  /** Conversions of conversions that are one, or none. */
  private static void addConversions(RewritePatternSet patterns) {
    roundTrip(patterns, "IndexCastOfIndexCast", IndexCastOp.MODEL);
    roundTrip(patterns, "IndexCastUIOfIndexCastUI", IndexCastUIOp.MODEL);
    conversion(patterns, "IndexCastOfExtSI", IndexCastOp.MODEL, ExtSIOp.MODEL, IndexCastOp.MODEL);
    conversion(
        patterns, "IndexCastUIOfExtUI", IndexCastUIOp.MODEL, ExtUIOp.MODEL, IndexCastUIOp.MODEL);
    conversion(patterns, "BitcastOfBitcast", BitcastOp.MODEL, BitcastOp.MODEL, BitcastOp.MODEL);
    conversion(patterns, "ExtSIOfExtUI", ExtSIOp.MODEL, ExtUIOp.MODEL, ExtUIOp.MODEL);
    for (OpModel exact : List.of(SIToFPOp.MODEL, UIToFPOp.MODEL)) {
      patterns.add(
          TruncFOp.MODEL,
          Definition.of(0, exact),
          "TruncFOf" + exact.name(),
          2,
          (op, r) -> TruncFOp.of(op).roundingmode().isEmpty() && convertOnce(op, exact, exact, r));
    }
  }

  private static void roundTrip(RewritePatternSet patterns, String name, OpModel cast) {
    patterns.add(cast, Definition.of(0, cast), name, 2, (op, r) -> dropRoundTrip(op, cast, r));
  }

  private static void conversion(
      RewritePatternSet patterns, String name, OpModel outer, OpModel inner, OpModel result) {
    patterns.add(
        outer, Definition.of(0, inner), name, 2, (op, r) -> convertOnce(op, inner, result, r));
  }

  private static boolean convertOnce(
      Operation op, OpModel inner, OpModel result, Rewriter rewriter) {
    Operation nested = Matchers.definition(op.operand(0), inner);
    if (nested == null) {
      return false;
    }
    Value out = unary(rewriter, result, fused(op, nested), op.resultType(0), nested.operand(0));
    rewriter.replace(op, out);
    return true;
  }

  /** A conversion to an index and back; as in MLIR 22, whatever the widths are. */
  private static boolean dropRoundTrip(Operation op, OpModel cast, Rewriter rewriter) {
    Operation inner = Matchers.definition(op.operand(0), cast);
    if (inner == null || inner.operandType(0) != op.resultType(0)) {
      return false;
    }
    rewriter.replace(op, inner.operand(0));
    return true;
  }

  // --- Building.

  /** The location of what replaces some operations. */
  static Location fused(Operation... matched) {
    List<Location> locations = new ArrayList<>(matched.length);
    for (Operation op : matched) {
      locations.add(op.location());
    }
    return FusedLoc.get(matched[0].context(), locations, null);
  }

  /**
   * The location of what replaces an operation whose pattern asks for a constant: of a pattern with
   * two operations MLIR fuses the first two locations that it comes upon, and matches the constant
   * before the operation that uses it.
   */
  static Location fused(Operation op, Value constant) {
    return fused(op, Objects.requireNonNull(constant.definingOp()));
  }

  private static Value unary(
      Rewriter rewriter, OpModel model, Location location, Type type, Value operand) {
    return rewriter
        .create(rewriter.state(model, location).addOperand(operand).addType(type))
        .result(0);
  }

  private static Value binary(
      Rewriter rewriter, OpModel model, Location location, Value lhs, Value rhs) {
    return rewriter
        .create(rewriter.state(model, location).addOperand(lhs).addOperand(rhs).addType(lhs.type()))
        .result(0);
  }

  // --- Integers.

  /** {@code x + y * -1} is {@code x - y}. */
  private static boolean subtractNegated(Operation op, int side, Rewriter rewriter) {
    Operation product = Matchers.definition(op.operand(side), MulIOp.MODEL);
    APInt factor = product == null ? null : Matchers.integer(product.operand(1));
    if (product == null || factor == null || !factor.isAllOnes()) {
      return false;
    }
    Value rest = op.operand(1 - side);
    rewriter.replace(
        op,
        SubIOp.build(rewriter, fused(op, product.operand(1)), rest, product.operand(0)).result());
    return true;
  }

  /** {@code x - y - x} is {@code 0 - y}. */
  private static boolean subtractMinuend(Operation op, Rewriter rewriter) {
    Operation inner = Matchers.definition(op.operand(0), SubIOp.MODEL);
    if (inner == null || !inner.operand(0).equals(op.operand(1))) {
      return false;
    }
    Attribute zero = ConstantFolding.zero(op.resultType(0));
    if (zero == null) {
      return false;
    }
    Location location = fused(op, inner);
    Value minuend = ConstantOp.build(rewriter, location, zero).result();
    List<IntegerOverflowFlags> flags = new ArrayList<>(SubIOp.of(op).overflowFlags());
    flags.retainAll(SubIOp.of(inner).overflowFlags());
    rewriter.replace(
        op,
        SubIOp.build(rewriter, location, minuend, inner.operand(1), Set.copyOf(flags)).result());
    return true;
  }

  /** An operation with two results, of which only the lower half is used. */
  private static boolean lowHalf(Operation op, Rewriter rewriter) {
    if (op.result(1).hasUses()) {
      return false;
    }
    OpModel kind = op.is(AddUIExtendedOp.MODEL) ? AddIOp.MODEL : MulIOp.MODEL;
    Value low = binary(rewriter, kind, op.location(), op.operand(0), op.operand(1));
    rewriter.replace(op, List.of(low, op.operand(0)));
    return true;
  }

  /** The upper half of a signed product by 1 is the sign. */
  private static boolean multiplyByOne(Operation op, Rewriter rewriter) {
    APInt factor = Matchers.integer(op.operand(1));
    Attribute zero = ConstantFolding.zero(op.resultType(0));
    if (factor == null || !factor.isOne() || factor.width() == 1 || zero == null) {
      return false;
    }
    Value x = op.operand(0);
    Location location = op.location();
    Value constant = ConstantOp.build(rewriter, location, zero).result();
    Value negative = CmpIOp.build(rewriter, location, CmpIPredicate.SLT, x, constant).result();
    Value high = unary(rewriter, ExtSIOp.MODEL, location, op.resultType(1), negative);
    rewriter.replace(op, List.of(x, high));
    return true;
  }

  private static boolean invertComparison(Operation op, Rewriter rewriter) {
    Operation comparison = Matchers.definition(op.operand(0), CmpIOp.MODEL);
    if (comparison == null
        || !(Matchers.constant(op.operand(1)) instanceof BoolAttr mask)
        || mask.isZero()) {
      return false;
    }
    CmpIOp inner = CmpIOp.of(comparison);
    CmpIPredicate inverted = inner.predicate().inverted();
    rewriter.replace(
        op,
        CmpIOp.build(rewriter, fused(op, comparison), inverted, inner.lhs(), inner.rhs()).result());
    return true;
  }

  /** Two extensions of a kind, of values of one type, are compared by these values. */
  private static boolean compareExtended(Operation op, OpModel extension, Rewriter rewriter) {
    CmpIPredicate predicate = CmpIOp.of(op).predicate();
    Operation[] both = bothOperands(op, extension);
    if (both == null || (predicate != CmpIPredicate.EQ && predicate != CmpIPredicate.NE)) {
      return false;
    }
    rewriter.replace(
        op,
        CmpIOp.build(
                rewriter,
                fused(op, both[0], both[1]),
                predicate,
                both[0].operand(0),
                both[1].operand(0))
            .result());
    return true;
  }

  /** Bitwise operations on extensions of a kind, of values of one type, are extended later. */
  private static boolean extendLater(Operation op, OpModel extension, Rewriter rewriter) {
    Operation[] both = bothOperands(op, extension);
    if (both == null) {
      return false;
    }
    Location location = fused(op, both[0], both[1]);
    OpModel kind = Objects.requireNonNull(op.name().model());
    Value narrow = binary(rewriter, kind, location, both[0].operand(0), both[1].operand(0));
    rewriter.replace(op, unary(rewriter, extension, location, op.resultType(0), narrow));
    return true;
  }

  private static Operation @Nullable [] bothOperands(Operation op, OpModel kind) {
    Operation lhs = Matchers.definition(op.operand(0), kind);
    Operation rhs = lhs == null ? null : Matchers.definition(op.operand(1), kind);
    return lhs == null || rhs == null || lhs.operandType(0) != rhs.operandType(0)
        ? null
        : new Operation[] {lhs, rhs};
  }

  /** What remains of an extension after a truncation is a smaller extension. */
  private static boolean truncateExtended(Operation op, OpModel extension, Rewriter rewriter) {
    Operation inner = Matchers.definition(op.operand(0), extension);
    if (inner == null
        || CastFolds.widthOf(op.resultType(0)) <= CastFolds.widthOf(inner.operandType(0))) {
      return false;
    }
    Location location = fused(op, inner);
    rewriter.replace(op, unary(rewriter, extension, location, op.resultType(0), inner.operand(0)));
    return true;
  }

  /** The bits that a signed shift fills are cut off. */
  private static boolean truncateShifted(Operation op, Rewriter rewriter) {
    Operation inner = Matchers.definition(op.operand(0), ShRSIOp.MODEL);
    Attribute amount = inner == null ? null : Matchers.constant(inner.operand(1));
    APInt by = ConstantFolding.integer(amount);
    if (inner == null || amount == null || by == null) {
      return false;
    }
    Type wide = inner.operandType(0);
    int cut = CastFolds.widthOf(wide) - CastFolds.widthOf(op.resultType(0));
    if (ElementTypes.orSelf(wide) instanceof FloatType || !by.equals(APInt.of(by.width(), cut))) {
      return false;
    }
    Location location = fused(op, inner.operand(1));
    Value constant = ConstantOp.build(rewriter, location, amount).result();
    Value shifted =
        ShRUIOp.build(rewriter, location, inner.operand(0), constant, ShRSIOp.of(inner).isExact())
            .result();
    Operation truncated =
        TruncIOp.build(
                rewriter, location, op.resultType(0), shifted, TruncIOp.of(op).overflowFlags())
            .operation();
    rewriter.replace(op, truncated);
    return true;
  }

  // --- Floating-point numbers.

  private static boolean dropNegations(Operation op, Rewriter rewriter) {
    Operation[] both = bothOperands(op, NegFOp.MODEL);
    if (both == null) {
      return false;
    }
    Location location = fused(op, both[0], both[1]);
    Value x = both[0].operand(0);
    Value y = both[1].operand(0);
    rewriter.replace(
        op,
        op.is(MulFOp.MODEL)
            ? MulFOp.build(rewriter, location, x, y, MulFOp.of(op).fastmath()).operation()
            : DivFOp.build(rewriter, location, x, y, DivFOp.of(op).fastmath()).operation());
    return true;
  }
}
