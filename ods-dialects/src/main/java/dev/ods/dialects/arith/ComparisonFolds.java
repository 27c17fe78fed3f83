// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import static dev.ods.fold.ConstantFolding.INTEGERS;

import dev.ods.builtin.BoolAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.dialects.arith.attr.CmpFPredicate;
import dev.ods.dialects.arith.attr.CmpIPredicate;
import dev.ods.dialects.fold.ElementSelection;
import dev.ods.dialects.ub.PoisonFolding;
import dev.ods.floating.APFloat;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.*;
import dev.ods.predicate.ElementTypes;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Matchers;
import org.jspecify.annotations.Nullable;

/** How comparisons and selections fold. */
final class ComparisonFolds {
  private ComparisonFolds() {}

  private static boolean isBool(Type type) {
    return ElementTypes.orSelf(type) instanceof IntegerType integer && integer.isSignless(1);
  }

  private static @Nullable FoldResult result(@Nullable Attribute constant) {
    return constant == null ? null : FoldResult.of(constant);
  }

  static @Nullable FoldResult cmpI(CmpIOp op, Constants constants) {
    CmpIPredicate predicate = op.predicate();
    Value lhs = op.lhs();
    Value rhs = op.rhs();
    if (lhs.equals(rhs)) {
      return result(ConstantFolding.splat(op.result().type(), APInt.of(holds(predicate, 0))));
    }
    Attribute right = constants.of(rhs);
    APInt number = ConstantFolding.integer(right);
    Value same = number == null ? null : booleanOperand(predicate, lhs, number);
    if (same != null) {
      return FoldResult.of(same);
    }
    Attribute left = constants.of(lhs);
    if (left != null && right == null) {
      op.setPredicate(swapped(predicate));
      op.setLhs(rhs);
      op.setRhs(lhs);
      return FoldResult.inPlace();
    }
    return result(
        ConstantFolding.binary(
            INTEGERS,
            INTEGERS,
            left,
            right,
            op.result().type(),
            (a, b) -> APInt.of(holds(predicate, a, b))));
  }

  /** The boolean that a comparison compares with what makes it the result. */
  private static @Nullable Value booleanOperand(CmpIPredicate predicate, Value lhs, APInt rhs) {
    if (rhs.isZero() && predicate == CmpIPredicate.NE) {
      Operation extension = lhs.definingOp();
      if (extension != null
          && (extension.is(ExtSIOp.MODEL) || extension.is(ExtUIOp.MODEL))
          && isBool(extension.operand(0).type())) {
        return extension.operand(0);
      }
      return isBool(lhs.type()) ? lhs : null;
    }
    return rhs.isOne() && predicate == CmpIPredicate.EQ && isBool(lhs.type()) ? lhs : null;
  }

  private static boolean holds(CmpIPredicate predicate, APInt lhs, APInt rhs) {
    return switch (predicate) {
      case EQ, NE, SLT, SLE, SGT, SGE -> holds(predicate, lhs.compareSigned(rhs));
      case ULT, ULE, UGT, UGE -> holds(predicate, lhs.compareUnsigned(rhs));
    };
  }

  /** Whether a predicate holds for operands that compare so. */
  private static boolean holds(CmpIPredicate predicate, int order) {
    return switch (predicate) {
      case EQ -> order == 0;
      case NE -> order != 0;
      case SLT, ULT -> order < 0;
      case SLE, ULE -> order <= 0;
      case SGT, UGT -> order > 0;
      case SGE, UGE -> order >= 0;
    };
  }

  /** The predicate for the operands in the other order. */
  static CmpIPredicate swapped(CmpIPredicate predicate) {
    return switch (predicate) {
      case EQ, NE -> predicate;
      case SLT -> CmpIPredicate.SGT;
      case SLE -> CmpIPredicate.SGE;
      case SGT -> CmpIPredicate.SLT;
      case SGE -> CmpIPredicate.SLE;
      case ULT -> CmpIPredicate.UGT;
      case ULE -> CmpIPredicate.UGE;
      case UGT -> CmpIPredicate.ULT;
      case UGE -> CmpIPredicate.ULE;
    };
  }

  static @Nullable FoldResult cmpF(CmpFOp op, Constants constants) {
    APFloat lhs = scalar(constants.of(op.lhs()));
    APFloat rhs = scalar(constants.of(op.rhs()));
    if (lhs != null && lhs.isNan()) {
      rhs = lhs;
    } else if (rhs != null && rhs.isNan()) {
      lhs = rhs;
    }
    if (lhs == null || rhs == null) {
      return null;
    }
    return FoldResult.of(BoolAttr.get(op.operation().context(), holds(op.predicate(), lhs, rhs)));
  }

  private static @Nullable APFloat scalar(@Nullable Attribute constant) {
    return constant instanceof FloatAttr ? ConstantFolding.floating(constant) : null;
  }

  private static boolean holds(CmpFPredicate predicate, APFloat lhs, APFloat rhs) {
    boolean unordered = lhs.isUnordered(rhs);
    int order = unordered ? 0 : lhs.compare(rhs);
    return switch (predicate) {
      case ALWAYS_FALSE -> false;
      case OEQ -> !unordered && order == 0;
      case OGT -> order > 0;
      case OGE -> !unordered && order >= 0;
      case OLT -> order < 0;
      case OLE -> !unordered && order <= 0;
      case ONE -> order != 0;
      case ORD -> !unordered;
      case UEQ -> order == 0;
      case UGT -> unordered || order > 0;
      case UGE -> order >= 0;
      case ULT -> unordered || order < 0;
      case ULE -> order <= 0;
      case UNE -> unordered || order != 0;
      case UNO -> unordered;
      case ALWAYS_TRUE -> true;
    };
  }

  static @Nullable FoldResult select(Operation op, Constants constants) {
    Value condition = op.operand(0);
    Value trueValue = op.operand(1);
    Value falseValue = op.operand(2);
    if (trueValue.equals(falseValue)) {
      return FoldResult.of(trueValue);
    }
    Attribute known = constants.of(condition);
    APInt choice = ConstantFolding.integer(known);
    if (choice != null) {
      return FoldResult.of(choice.isZero() ? falseValue : trueValue);
    }
    if (PoisonFolding.isPoison(constants.of(trueValue))) {
      return FoldResult.of(falseValue);
    }
    if (PoisonFolding.isPoison(constants.of(falseValue))) {
      return FoldResult.of(trueValue);
    }
    if (op.resultType(0) instanceof IntegerType type
        && type.isSignless(1)
        && isTrue(constants.of(trueValue))
        && isFalse(constants.of(falseValue))) {
      return FoldResult.of(condition);
    }
    Value equal = ofEqualOperands(condition, trueValue, falseValue);
    return equal != null
        ? FoldResult.of(equal)
        : result(ElementSelection.of(known, constants.of(trueValue), constants.of(falseValue)));
  }

  private static boolean isTrue(@Nullable Attribute constant) {
    APInt number = ConstantFolding.integer(constant);
    return number != null && number.isOne();
  }

  private static boolean isFalse(@Nullable Attribute constant) {
    APInt number = ConstantFolding.integer(constant);
    return number != null && number.isZero();
  }

  /** The result if the condition says whether the two values are equal. */
  private static @Nullable Value ofEqualOperands(
      Value condition, Value trueValue, Value falseValue) {
    Operation op = Matchers.definition(condition, CmpIOp.MODEL);
    if (op == null) {
      return null;
    }
    Value lhs = op.operand(0);
    Value rhs = op.operand(1);
    boolean compared =
        (lhs.equals(trueValue) && rhs.equals(falseValue))
            || (rhs.equals(trueValue) && lhs.equals(falseValue));
    if (!compared) {
      return null;
    }
    return switch (CmpIOp.of(op).predicate()) {
      case EQ -> falseValue;
      case NE -> trueValue;
      default -> null;
    };
  }
}
