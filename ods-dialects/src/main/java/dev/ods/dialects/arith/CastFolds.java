// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import static dev.ods.fold.ConstantFolding.FLOATS;
import static dev.ods.fold.ConstantFolding.INTEGERS;

import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.ShapedType;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.dialects.ub.PoisonFolding;
import dev.ods.floating.APFloat;
import dev.ods.floating.FloatSemantics;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.*;
import dev.ods.predicate.ElementTypes;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Folder;
import dev.ods.rewrite.Matchers;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** How conversions fold. */
final class CastFolds {
  static final Folder EXTEND_SIGNED = (op, constants) -> extend(op, constants, true);
  static final Folder EXTEND_UNSIGNED = (op, constants) -> extend(op, constants, false);
  static final Folder RESIZE_SIGNED = (op, constants) -> resize(op, constants, true);
  static final Folder RESIZE_UNSIGNED = (op, constants) -> resize(op, constants, false);
  static final Folder SIGNED_TO_FLOAT = (op, constants) -> integerToFloat(op, constants, true);
  static final Folder UNSIGNED_TO_FLOAT = (op, constants) -> integerToFloat(op, constants, false);
  static final Folder FLOAT_TO_SIGNED = (op, constants) -> floatToInteger(op, constants, true);
  static final Folder FLOAT_TO_UNSIGNED = (op, constants) -> floatToInteger(op, constants, false);

  private CastFolds() {}

  /** The number of bits of the integers or floating-point numbers in a type; 64 for indices. */
  static int widthOf(Type type) {
    Type element = ElementTypes.orSelf(type);
    if (element instanceof FloatType number) {
      return number.width();
    }
    return element instanceof IntegerType integer ? integer.width() : IndexType.STORAGE_WIDTH;
  }

  private static <A, R> @Nullable FoldResult fold(
      Operation op,
      Constants constants,
      ConstantFolding.Numbers<A> from,
      ConstantFolding.Numbers<R> to,
      ConstantFolding.Unary<A, R> function) {
    Attribute in = constants.ofOperand(op, 0);
    Attribute folded = PoisonFolding.unary(from, to, in, op.resultType(0), function);
    return folded == null ? null : FoldResult.of(folded);
  }

  /** Looks through an operation that defines the operand. */
  private static FoldResult skip(Operation op, Operation inner) {
    op.setOperand(0, inner.operand(0));
    return FoldResult.inPlace();
  }

  /** Folds an extension, also one of an extension of the same kind. */
  private static @Nullable FoldResult extend(Operation op, Constants constants, boolean signed) {
    OpModel kind = signed ? ExtSIOp.MODEL : ExtUIOp.MODEL;
    Operation inner = Matchers.definition(op.operand(0), kind);
    return inner != null ? skip(op, inner) : resize(op, constants, signed);
  }

  /** Folds the conversion of an integer to another width. */
  private static @Nullable FoldResult resize(Operation op, Constants constants, boolean signed) {
    int width = widthOf(op.resultType(0));
    return fold(
        op,
        constants,
        INTEGERS,
        INTEGERS,
        n -> signed ? n.resizeSigned(width) : n.resizeUnsigned(width));
  }

  static @Nullable FoldResult truncate(Operation op, Constants constants) {
    Operation inner = op.operand(0).definingOp();
    if (inner != null && (inner.is(ExtUIOp.MODEL) || inner.is(ExtSIOp.MODEL))) {
      Value source = inner.operand(0);
      if (widthOf(source.type()) > widthOf(op.resultType(0))) {
        return skip(op, inner);
      }
      if (source.type() == op.resultType(0)) {
        return FoldResult.of(source);
      }
    }
    return inner != null && inner.is(TruncIOp.MODEL)
        ? skip(op, inner)
        : resize(op, constants, false);
  }

  private static FloatSemantics formatOf(Type type) {
    return ((FloatType) ElementTypes.orSelf(type)).semantics();
  }

  private static @Nullable FoldResult convert(Operation op, Constants constants) {
    FloatSemantics target = formatOf(op.resultType(0));
    return fold(op, constants, FLOATS, FLOATS, n -> n.convertExactly(target));
  }

  static @Nullable FoldResult extendFloat(ExtFOp op, Constants constants) {
    Operation inner = Matchers.definition(op.in(), TruncFOp.MODEL);
    boolean contracts =
        inner != null
            && inner.operand(0).type() == op.out().type()
            && op.fastmath().filter(f -> f.contains(FastMathFlags.CONTRACT)).isPresent()
            && TruncFOp.of(inner)
                .fastmath()
                .filter(f -> f.contains(FastMathFlags.CONTRACT))
                .isPresent();
    return contracts ? FoldResult.of(inner.operand(0)) : convert(op.operation(), constants);
  }

  static @Nullable FoldResult truncateFloat(Operation op, Constants constants) {
    Operation inner = Matchers.definition(op.operand(0), ExtFOp.MODEL);
    if (inner != null) {
      Value source = inner.operand(0);
      FloatSemantics from = formatOf(source.type());
      if (from.isRepresentableBy(formatOf(inner.resultType(0)))) {
        if (from.width() > widthOf(op.resultType(0))) {
          return skip(op, inner);
        }
        if (source.type() == op.resultType(0)) {
          return FoldResult.of(source);
        }
      }
    }
    return convert(op, constants);
  }

  private static @Nullable FoldResult integerToFloat(
      Operation op, Constants constants, boolean signed) {
    FloatSemantics target = formatOf(op.resultType(0));
    return fold(
        op,
        constants,
        INTEGERS,
        FLOATS,
        n -> APFloat.ofInteger(target, signed ? n.signed() : n.unsigned()));
  }

  private static @Nullable FoldResult floatToInteger(
      Operation op, Constants constants, boolean signed) {
    int width = widthOf(op.resultType(0));
    return fold(op, constants, FLOATS, INTEGERS, n -> integer(n, width, signed));
  }

  /** The integer part of a number; null if it has more bits. */
  static @Nullable APInt integer(APFloat number, int width, boolean signed) {
    BigInteger whole = number.truncate();
    if (whole == null) {
      return null;
    }
    APInt result = APInt.of(width, whole);
    return whole.equals(signed ? result.signed() : result.unsigned()) ? result : null;
  }

  static @Nullable FoldResult bitcast(Operation op, Constants constants) {
    Attribute in = constants.ofOperand(op, 0);
    Type type = op.resultType(0);
    if (in instanceof DenseIntOrFPElementsAttr dense && type instanceof ShapedType shaped) {
      return FoldResult.of(dense.bitcast(shaped));
    }
    if (type instanceof ShapedType) {
      return null;
    }
    if (in != null && PoisonFolding.isPoison(in)) {
      return FoldResult.of(in);
    }
    if (in instanceof FloatAttr number) {
      return FoldResult.of(scalar(type, number.bigBits()));
    }
    APInt integer = ConstantFolding.integer(in);
    return integer == null ? null : FoldResult.of(scalar(type, integer.unsigned()));
  }

  private static Attribute scalar(Type type, BigInteger bits) {
    return type instanceof FloatType
        ? FloatAttr.fromBits(type, bits)
        : IntegerAttr.fromBits(type, bits);
  }
}
