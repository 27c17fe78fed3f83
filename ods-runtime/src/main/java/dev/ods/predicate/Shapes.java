// SPDX-License-Identifier: Apache-2.0
package dev.ods.predicate;

import dev.ods.builtin.BaseMemRefType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.TensorType;
import dev.ods.builtin.TupleType;
import dev.ods.builtin.UnrankedMemRefType;
import dev.ods.builtin.UnrankedTensorType;
import dev.ods.builtin.VectorType;
import dev.ods.ir.Type;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Predicates on containers and their shapes, from which constraints are composed: MLIR's {@code
 * TensorOf<[F32]>} is {@code Shapes.isTensor(type) && F32.test(ElementTypes.of(type))}. They do not
 * allocate except for nested tuples, and are false for null and for types without a shape.
 */
public final class Shapes {
  private Shapes() {}

  /** Whether a type is a vector, tensor or memref. */
  public static boolean isShaped(@Nullable Type type) {
    return type instanceof ShapedType;
  }

  /** Whether a type is a vector or tensor, MLIR's value containers. */
  public static boolean isValueContainer(@Nullable Type type) {
    return type instanceof VectorType || type instanceof TensorType;
  }

  /** Whether a type is a vector. */
  public static boolean isVector(@Nullable Type type) {
    return type instanceof VectorType;
  }

  /** Whether a type is a vector without scalable dimensions. */
  public static boolean isFixedVector(@Nullable Type type) {
    return type instanceof VectorType vector && !vector.isScalable();
  }

  /** Whether a type is a vector with a scalable dimension. */
  public static boolean isScalableVector(@Nullable Type type) {
    return type instanceof VectorType vector && vector.isScalable();
  }

  /** Whether a type is a vector whose last dimension, and no other, is scalable. */
  public static boolean isTrailingScalableVector(@Nullable Type type) {
    if (!(type instanceof VectorType vector) || vector.rank() == 0) {
      return false;
    }
    int last = vector.rank() - 1;
    for (int i = 0; i < last; i++) {
      if (vector.isScalable(i)) {
        return false;
      }
    }
    return vector.isScalable(last);
  }

  /** Whether a type is a tensor, ranked or not. */
  public static boolean isTensor(@Nullable Type type) {
    return type instanceof TensorType;
  }

  /** Whether a type is a ranked tensor. */
  public static boolean isRankedTensor(@Nullable Type type) {
    return type instanceof RankedTensorType;
  }

  /** Whether a type is an unranked tensor. */
  public static boolean isUnrankedTensor(@Nullable Type type) {
    return type instanceof UnrankedTensorType;
  }

  /** Whether a type is a ranked memref. */
  public static boolean isMemRef(@Nullable Type type) {
    return type instanceof MemRefType;
  }

  /** Whether a type is an unranked memref. */
  public static boolean isUnrankedMemRef(@Nullable Type type) {
    return type instanceof UnrankedMemRefType;
  }

  /** Whether a type is a memref, ranked or not. */
  public static boolean isRankedOrUnrankedMemRef(@Nullable Type type) {
    return type instanceof BaseMemRefType;
  }

  /** Whether a type is a tensor, ranked or not, or a ranked memref. */
  public static boolean isTensorOrMemRef(@Nullable Type type) {
    return type instanceof TensorType || type instanceof MemRefType;
  }

  /** Whether a type is a ranked memref with an offset and a stride for each dimension. */
  public static boolean isStrided(@Nullable Type type) {
    return type instanceof MemRefType memref && memref.isStrided();
  }

  /** Whether a type is a tuple. */
  public static boolean isTuple(@Nullable Type type) {
    return type instanceof TupleType;
  }

  /** Whether a type is a tuple whose element types all satisfy a constraint. */
  public static boolean isTupleOf(@Nullable Type type, Predicate<Type> constraint) {
    if (!(type instanceof TupleType tuple)) {
      return false;
    }
    for (int i = 0; i < tuple.size(); i++) {
      if (!constraint.test(tuple.type(i))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether a type is a tuple whose element types all satisfy a constraint, where those that are
   * tuples stand for their element types, at any depth.
   */
  public static boolean isNestedTupleOf(@Nullable Type type, Predicate<Type> constraint) {
    if (!(type instanceof TupleType outermost)) {
      return false;
    }
    Deque<TupleType> rest = new ArrayDeque<>();
    rest.push(outermost);
    while (!rest.isEmpty()) {
      TupleType tuple = rest.pop();
      for (int i = 0; i < tuple.size(); i++) {
        if (tuple.type(i) instanceof TupleType nested) {
          rest.push(nested);
        } else if (!constraint.test(tuple.type(i))) {
          return false;
        }
      }
    }
    return true;
  }

  /** The rank of a ranked type, otherwise -1. */
  public static int rank(@Nullable Type type) {
    return type instanceof ShapedType shaped && shaped.hasRank() ? shaped.rank() : -1;
  }

  /** Whether a type has a known rank. */
  public static boolean hasRank(@Nullable Type type) {
    return rank(type) >= 0;
  }

  /** Whether a type has one of these ranks. */
  public static boolean hasRank(@Nullable Type type, int... ranks) {
    int rank = rank(type);
    for (int allowed : ranks) {
      if (rank == allowed) {
        return true;
      }
    }
    return false;
  }

  /** Whether a type has a known rank of at least {@code rank}. */
  public static boolean hasRankAtLeast(@Nullable Type type, int rank) {
    return rank(type) >= Math.max(rank, 0);
  }

  /** Whether a type has a static shape: a known rank and only static dimensions. */
  public static boolean hasStaticShape(@Nullable Type type) {
    return type instanceof ShapedType shaped && shaped.hasStaticShape();
  }

  /** Whether a type has exactly these dimensions; {@link ShapedType#DYNAMIC} for a dynamic one. */
  public static boolean hasShape(@Nullable Type type, long... shape) {
    if (!(type instanceof ShapedType shaped) || rank(type) != shape.length) {
      return false;
    }
    for (int i = 0; i < shape.length; i++) {
      if (shaped.dimension(i) != shape[i]) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether one dimension has one of these sizes.
   *
   * @param index the dimension, counted from the end if negative: -1 is the last
   */
  public static boolean hasDimension(@Nullable Type type, int index, long... sizes) {
    int rank = rank(type);
    int at = index < 0 ? rank + index : index;
    if (!(type instanceof ShapedType shaped) || at < 0 || at >= rank) {
      return false;
    }
    for (long size : sizes) {
      if (shaped.dimension(at) == size) {
        return true;
      }
    }
    return false;
  }

  /** Whether a type has a static shape and a number of elements within these bounds. */
  public static boolean hasElementCount(@Nullable Type type, long min, long max) {
    return type instanceof ShapedType shaped
        && shaped.hasStaticShape()
        && shaped.elementCount() >= min
        && shaped.elementCount() <= max;
  }
}
