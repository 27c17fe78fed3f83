// SPDX-License-Identifier: Apache-2.0
package dev.ods.fold;

import dev.ods.builtin.DenseElementsBuilder;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.ElementsAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.SparseElementsAttr;
import dev.ods.floating.APFloat;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Applies functions on numbers to constants: to two numbers, or to each pair of elements of tensors
 * and vectors (MLIR's {@code constFoldBinaryOp} and its kin).
 */
public final class ConstantFolding {
  /** A sparse constant with more elements is not folded: what it becomes has all of them. */
  private static final long MAX_SPARSE_ELEMENTS = 1 << 24;

  private ConstantFolding() {}

  /**
   * A function of one number.
   *
   * @param <A> {@link APInt} or {@link APFloat}
   * @param <R> one of these
   */
  @FunctionalInterface
  public interface Unary<A, R> {
    /** The result, or null if there is none, so that nothing is folded. */
    @Nullable R apply(A operand);
  }

  /**
   * A function of two numbers.
   *
   * @param <A> {@link APInt} or {@link APFloat}
   * @param <R> one of these
   */
  @FunctionalInterface
  public interface Binary<A, R> {
    /** The result, or null if there is none, so that nothing is folded. */
    @Nullable R apply(A lhs, A rhs);
  }

  /**
   * What constants hold: integers or floating-point numbers.
   *
   * @param <T> the class of the numbers
   */
  public abstract static class Numbers<T> {
    private Numbers() {}

    abstract boolean areElementsOf(Type type);

    abstract @Nullable T of(@Nullable Attribute scalar);

    abstract T element(DenseIntOrFPElementsAttr dense, long index);

    abstract Attribute scalar(Type type, T number);

    abstract void add(DenseElementsBuilder builder, T number);
  }

  /** Integers, indices too. */
  public static final Numbers<APInt> INTEGERS =
      new Numbers<>() {
        @Override
        boolean areElementsOf(Type type) {
          return type instanceof IntegerType || type instanceof IndexType;
        }

        @Override
        @Nullable APInt of(@Nullable Attribute scalar) {
          return scalar instanceof IntegerAttr integer ? number(integer) : null;
        }

        private APInt number(IntegerAttr integer) {
          int width = integer.width();
          return width <= 64
              ? APInt.shared(width, integer.bits())
              : APInt.of(width, integer.bigValue());
        }

        @Override
        APInt element(DenseIntOrFPElementsAttr dense, long index) {
          int width = widthOf(dense.elementType());
          return width <= 64
              ? APInt.of(width, dense.bits(index, 0))
              : APInt.of(width, dense.bigBits(index, 0));
        }

        @Override
        Attribute scalar(Type type, APInt number) {
          return number.width() <= 64
              ? IntegerAttr.fromBits(type, number.bits())
              : IntegerAttr.fromBits(type, number.signed());
        }

        @Override
        void add(DenseElementsBuilder builder, APInt number) {
          builder.add(number.signed());
        }
      };

  /** Floating-point numbers. */
  public static final Numbers<APFloat> FLOATS =
      new Numbers<>() {
        @Override
        boolean areElementsOf(Type type) {
          return type instanceof FloatType;
        }

        @Override
        @Nullable APFloat of(@Nullable Attribute scalar) {
          return scalar instanceof FloatAttr number
              ? APFloat.of(number.type().semantics(), number.bigBits())
              : null;
        }

        @Override
        APFloat element(DenseIntOrFPElementsAttr dense, long index) {
          FloatType type = (FloatType) dense.elementType();
          return APFloat.of(type.semantics(), dense.bigBits(index, 0));
        }

        @Override
        Attribute scalar(Type type, APFloat number) {
          return FloatAttr.fromBits(type, number.bits());
        }

        @Override
        void add(DenseElementsBuilder builder, APFloat number) {
          builder.add(number.bits());
        }
      };

  /** The number of bits of an integer or index type. */
  static int widthOf(Type type) {
    return type instanceof IntegerType integer ? integer.width() : IndexType.STORAGE_WIDTH;
  }

  /** The integer that an attribute is, or of which it is a splat; otherwise null. */
  public static @Nullable APInt integer(@Nullable Attribute constant) {
    return number(INTEGERS, constant);
  }

  /** The floating-point number that an attribute is, or of which it is a splat; otherwise null. */
  public static @Nullable APFloat floating(@Nullable Attribute constant) {
    return number(FLOATS, constant);
  }

  private static <T> @Nullable T number(Numbers<T> numbers, @Nullable Attribute constant) {
    if (constant instanceof DenseIntOrFPElementsAttr dense) {
      return dense.isSplat() && numbers.areElementsOf(dense.elementType())
          ? numbers.element(dense, 0)
          : null;
    }
    return numbers.of(constant);
  }

  /** Whether a constant has such numbers as elements, not too many of them if it is sparse. */
  private static boolean hasElements(@Nullable Attribute constant, Numbers<?> numbers) {
    return constant instanceof ElementsAttr elements
        && numbers.areElementsOf(elements.elementType())
        && (constant instanceof DenseIntOrFPElementsAttr
            || (constant instanceof SparseElementsAttr
                && elements.elementCount() <= MAX_SPARSE_ELEMENTS));
  }

  /** The elements of a constant that {@linkplain #hasElements has} some; null if too large. */
  private static @Nullable DenseIntOrFPElementsAttr elements(@Nullable Attribute constant) {
    return constant instanceof SparseElementsAttr sparse
        ? sparse.toDense()
        : (DenseIntOrFPElementsAttr) constant;
  }

  /**
   * The constant of a type that is a number, or of which each element is one.
   *
   * @param type the type of integers or of a shaped type with a static shape
   * @return null if the shape is not static
   */
  public static @Nullable Attribute splat(Type type, APInt number) {
    return splat(INTEGERS, type, number);
  }

  private static <T> @Nullable Attribute splat(Numbers<T> numbers, Type type, T number) {
    if (!(type instanceof ShapedType shaped)) {
      return numbers.scalar(type, number);
    }
    if (!shaped.hasStaticShape()) {
      return null;
    }
    DenseElementsBuilder builder = DenseElementsBuilder.create(shaped);
    numbers.add(builder, number);
    return builder.build();
  }

  /** Zero as a constant of a type of integers, floats, or of a shaped type of these; or null. */
  public static @Nullable Attribute zero(Type type) {
    Type element = type instanceof ShapedType shaped ? shaped.elementType() : type;
    if (INTEGERS.areElementsOf(element)) {
      return splat(INTEGERS, type, APInt.of(widthOf(element), 0));
    }
    return element instanceof FloatType number && number.semantics().hasZero()
        ? splat(FLOATS, type, APFloat.of(number.semantics(), BigInteger.ZERO))
        : null;
  }

  /**
   * Applies a function to a constant.
   *
   * @param constant null if the operand is not constant
   * @param type the type of the result, of the same shape
   * @return null if it is not known, or not of these numbers, or the function has no result
   */
  public static <A, R> @Nullable Attribute unary(
      Numbers<A> from,
      Numbers<R> to,
      @Nullable Attribute constant,
      Type type,
      Unary<A, R> function) {
    A only = number(from, constant);
    if (only != null) {
      R result = function.apply(only);
      return result == null ? null : splat(to, type, result);
    }
    if (!hasElements(constant, from) || !(type instanceof ShapedType shaped)) {
      return null;
    }
    DenseIntOrFPElementsAttr dense = elements(constant);
    if (dense == null) {
      return null;
    }
    DenseElementsBuilder builder = DenseElementsBuilder.create(shaped);
    for (long i = 0; i < dense.elementCount(); i++) {
      R result = function.apply(from.element(dense, i));
      if (result == null) {
        return null;
      }
      to.add(builder, result);
    }
    return builder.build();
  }

  /**
   * Applies a function to two constants of the same type.
   *
   * @param lhs null if the operand is not constant
   * @param rhs null if the operand is not constant
   * @param type the type of the result, of the same shape
   * @return null if one is not known, or not of these numbers, or the function has no result
   */
  public static <A, R> @Nullable Attribute binary(
      Numbers<A> from,
      Numbers<R> to,
      @Nullable Attribute lhs,
      @Nullable Attribute rhs,
      Type type,
      Binary<A, R> function) {
    if (lhs == null || rhs == null || lhs.type() != rhs.type()) {
      return null;
    }
    A first = number(from, lhs);
    A second = number(from, rhs);
    if (first != null && second != null) {
      R result = function.apply(first, second);
      return result == null ? null : splat(to, type, result);
    }
    if (!hasElements(lhs, from)
        || !hasElements(rhs, from)
        || !(type instanceof ShapedType shaped)) {
      return null;
    }
    DenseIntOrFPElementsAttr left = elements(lhs);
    DenseIntOrFPElementsAttr right = elements(rhs);
    if (left == null || right == null) {
      return null;
    }
    DenseElementsBuilder builder = DenseElementsBuilder.create(shaped);
    for (long i = 0; i < left.elementCount(); i++) {
      R result = function.apply(from.element(left, i), from.element(right, i));
      if (result == null) {
        return null;
      }
      to.add(builder, result);
    }
    return builder.build();
  }
}
