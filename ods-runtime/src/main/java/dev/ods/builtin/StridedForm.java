// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.affine.AffineBinaryExpr;
import dev.ods.affine.AffineConstantExpr;
import dev.ods.affine.AffineDimExpr;
import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.ir.Context;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A layout map taken apart: an offset and one stride per dimension, none of which has dimensions in
 * it (source: AffineMap.cpp, BuiltinAttributeInterfaces.cpp).
 *
 * @param strides a stride for each dimension
 */
record StridedForm(AffineExpr offset, List<AffineExpr> strides) {

  /** The form of a map; null if it has not one result, which is linear in the dimensions. */
  static @Nullable StridedForm of(AffineMap map) {
    if (map.resultCount() != 1) {
      return null;
    }
    Terms terms = new Terms(map.context(), map.dimCount());
    return terms.add(map.result(0))
        ? new StridedForm(terms.offset, List.copyOf(terms.strides))
        : null;
  }

  /** The numbers, {@link ShapedType#DYNAMIC} for those with symbols in them. */
  StridedLayoutAttr constants() {
    long[] numbers = strides.stream().mapToLong(StridedForm::constant).toArray();
    return StridedLayoutAttr.get(offset.context(), constant(offset), numbers);
  }

  private static long constant(AffineExpr expr) {
    return expr instanceof AffineConstantExpr constant ? constant.value() : ShapedType.DYNAMIC;
  }

  /** The sum again, with the dimensions in order. */
  AffineExpr sum() {
    Context context = offset.context();
    AffineExpr sum = AffineExpr.constant(context, 0);
    for (int i = 0; i < strides.size(); i++) {
      sum = sum.add(AffineExpr.dim(context, i).multiply(strides.get(i)));
    }
    return sum.add(offset);
  }

  /**
   * The strides of contiguous elements in row-major order; unknown before a dimension that is
   * unknown or empty.
   */
  static StridedLayoutAttr ofIdentity(Context context, long[] shape) {
    long[] strides = new long[shape.length];
    long stride = 1;
    for (int i = shape.length - 1; i >= 0; i--) {
      strides[i] = stride;
      stride = ShapedType.isDynamic(stride) ? stride : product(stride, shape[i]);
    }
    return StridedLayoutAttr.get(context, 0, strides);
  }

  private static long product(long stride, long extent) {
    boolean fits = extent > 0 && Math.multiplyHigh(stride, extent) == 0 && stride * extent > 0;
    return fits ? stride * extent : ShapedType.DYNAMIC;
  }

  /**
   * The simple form of the sum that stands for the identity of a shape, with a symbol for each
   * unknown stride. Before it is simplified, the dimensions are in order only if there is none,
   * otherwise the last one comes first.
   */
  static AffineExpr sumOfIdentity(Context context, long[] shape) {
    StridedLayoutAttr layout = ofIdentity(context, shape);
    AffineExpr sum = AffineExpr.constant(context, 0);
    int symbols = 0;
    for (int k = 0; k < shape.length; k++) {
      int i = layout.isStatic() ? k : shape.length - 1 - k;
      AffineExpr stride =
          ShapedType.isDynamic(layout.stride(i))
              ? AffineExpr.symbol(context, symbols++)
              : AffineExpr.constant(context, layout.stride(i));
      sum = sum.add(AffineExpr.dim(context, i).multiply(stride));
    }
    return sum.isPureAffine() ? sum : SemiAffineSum.simplify(sum);
  }

  /** Collects what the dimensions are multiplied with. */
  private static final class Terms {
    final List<AffineExpr> strides;
    AffineExpr offset;

    Terms(Context context, int rank) {
      this.offset = AffineExpr.constant(context, 0);
      this.strides = new ArrayList<>(Collections.nCopies(rank, offset));
    }

    /**
     * Adds an expression, of any depth: its terms from left to right; false if one is not linear.
     */
    boolean add(AffineExpr sum) {
      Deque<Product> waiting = new ArrayDeque<>();
      waiting.push(new Product(sum, AffineExpr.constant(sum.context(), 1)));
      while (!waiting.isEmpty()) {
        Product product = waiting.pop();
        AffineExpr factor = product.factor;
        if (!(product.expr instanceof AffineBinaryExpr binary)) {
          addTerm(product.expr, factor);
        } else if (binary.kind() == AffineBinaryExpr.Kind.ADD) {
          waiting.push(new Product(binary.rhs(), factor));
          waiting.push(new Product(binary.lhs(), factor));
        } else if (binary.kind() == AffineBinaryExpr.Kind.MUL) {
          waiting.push(
              binary.lhs().isSymbolicOrConstant()
                  ? new Product(binary.rhs(), factor.multiply(binary.lhs()))
                  : new Product(binary.lhs(), factor.multiply(binary.rhs())));
        } else {
          return false;
        }
      }
      return true;
    }

    /** A part that is still to be added; the factor has no dimensions. */
    private record Product(AffineExpr expr, AffineExpr factor) {}

    private void addTerm(AffineExpr term, AffineExpr factor) {
      if (term instanceof AffineDimExpr dim) {
        strides.set(dim.position(), strides.get(dim.position()).add(factor));
      } else {
        offset = offset.add(term.multiply(factor));
      }
    }
  }
}
