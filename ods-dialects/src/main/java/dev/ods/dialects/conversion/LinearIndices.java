// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.conversion;

import dev.ods.builtin.ShapedType;
import dev.ods.control.LoopLikeOpInterface;
import dev.ods.dialects.affine.DelinearizeIndexOp;
import dev.ods.dialects.affine.LinearizeIndexOp;
import dev.ods.dialects.arith.AddIOp;
import dev.ods.dialects.arith.CmpIOp;
import dev.ods.dialects.arith.DivSIOp;
import dev.ods.dialects.arith.FloorDivSIOp;
import dev.ods.dialects.arith.IndexConstants;
import dev.ods.dialects.arith.MulIOp;
import dev.ods.dialects.arith.RemSIOp;
import dev.ods.dialects.arith.SelectOp;
import dev.ods.dialects.arith.attr.CmpIPredicate;
import dev.ods.dialects.arith.attr.IntegerOverflowFlags;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Computes linear indices from several, and several from a linear one. */
final class LinearIndices {
  private static final Set<IntegerOverflowFlags> NO_SIGNED_WRAP = Set.of(IntegerOverflowFlags.NSW);
  private static final Set<IntegerOverflowFlags> NO_WRAP =
      Set.of(IntegerOverflowFlags.NSW, IntegerOverflowFlags.NUW);

  private final OpBuilder builder;
  private final Location location;

  private LinearIndices(OpBuilder builder, Location location) {
    this.builder = builder;
    this.location = location;
  }

  // --- From a linear index.

  static boolean lower(DelinearizeIndexOp indices, Rewriter rewriter) {
    Operation op = indices.operation();
    int count = indices.multiIndex().size();
    LinearIndices made = new LinearIndices(rewriter, op.location());
    rewriter.replace(
        op, count < 2 ? List.of(indices.linearIndex()).subList(0, count) : made.several(indices));
    return true;
  }

  /** All but the first index are remainders of the linear one, which is not negative. */
  private List<Value> several(DelinearizeIndexOp op) {
    Value linear = op.linearIndex();
    List<Value> strides =
        strides(op.staticBasis(), op.dynamicBasis(), op.multiIndex().size(), NO_WRAP);
    Value zero = constant(0);
    List<Value> indices = new ArrayList<>();
    indices.add(FloorDivSIOp.build(builder, location, linear, strides.get(0)).result());
    for (int i = 0; i < strides.size(); i++) {
      Value remainder = remainder(linear, strides.get(i), zero);
      indices.add(
          i == strides.size() - 1
              ? remainder
              : DivSIOp.build(builder, location, remainder, strides.get(i + 1)).result());
    }
    return indices;
  }

  private Value remainder(Value linear, Value stride, Value zero) {
    Value remainder = RemSIOp.build(builder, location, linear, stride).result();
    Value isNegative = CmpIOp.build(builder, location, CmpIPredicate.SLT, remainder, zero).result();
    Value positive = add(remainder, stride);
    return SelectOp.build(builder, location, isNegative, positive, remainder).result();
  }

  // --- To a linear index.

  static boolean lower(LinearizeIndexOp index, Rewriter rewriter) {
    Operation op = index.operation();
    rewriter.replace(op, new LinearIndices(rewriter, op.location()).linear(index));
    return true;
  }

  /** A term of the sum that is a linear index, and out of how many loops it can be moved. */
  private record Term(Value value, int loops) {}

  private Value linear(LinearizeIndexOp op) {
    List<Value> indices = op.multiIndex();
    if (indices.isEmpty()) {
      return constant(0);
    }
    List<Value> strides =
        strides(
            op.staticBasis(),
            op.dynamicBasis(),
            indices.size(),
            op.disjoint() ? NO_WRAP : NO_SIGNED_WRAP);
    List<Term> terms = new ArrayList<>();
    for (int i = 0; i < indices.size(); i++) {
      Value index = indices.get(i);
      Value scaled = i < strides.size() ? multiply(index, strides.get(i), NO_SIGNED_WRAP) : index;
      terms.add(new Term(scaled, invariantLoops(op.operation(), index)));
    }
    // So the sums of what does not change in a loop can be moved out of it.
    terms.sort(Comparator.comparingInt(Term::loops).reversed());
    return terms.stream().map(Term::value).reduce(this::add).orElseThrow();
  }

  /** In how many of the loops around an operation a value is the same in each iteration. */
  private static int invariantLoops(Operation op, Value value) {
    int count = 0;
    for (Operation parent = op.parent(); parent != null; parent = parent.parent()) {
      LoopLikeOpInterface loop = parent.as(LoopLikeOpInterface.class);
      if (loop != null && !loop.isDefinedOutsideOfLoop(value)) {
        break;
      }
      count += loop == null ? 0 : 1;
    }
    return count;
  }

  // --- Strides.

  /**
   * The products of the sizes from each but the outermost one to the innermost one: what an index
   * is multiplied by. That of the last index, 1, is not among them.
   *
   * @param indices the number of indices; if there are as many sizes, the outermost one is not used
   */
  private List<Value> strides(
      long[] sizes, List<Value> dynamic, int indices, Set<IntegerOverflowFlags> flags) {
    List<Value> strides = new ArrayList<>();
    int first = sizes.length == indices ? 1 : 0;
    int next = dynamic.size();
    Value values = null;
    long numbers = 1;
    for (int i = sizes.length - 1; i >= first; i--) {
      if (ShapedType.isDynamic(sizes[i])) {
        Value size = dynamic.get(--next);
        values = values == null ? size : multiply(values, size, flags);
      } else {
        numbers *= sizes[i];
      }
      strides.add(product(values, numbers, flags));
    }
    Collections.reverse(strides);
    return strides;
  }

  private Value product(@Nullable Value values, long number, Set<IntegerOverflowFlags> flags) {
    if (values == null) {
      return constant(number);
    }
    return number == 1 ? values : multiply(values, constant(number), flags);
  }

  // --- Operations.

  private Value constant(long number) {
    return IndexConstants.build(builder, location, number);
  }

  private Value multiply(Value lhs, Value rhs, Set<IntegerOverflowFlags> flags) {
    return MulIOp.build(builder, location, lhs, rhs, flags).result();
  }

  private Value add(Value lhs, Value rhs) {
    return AddIOp.build(builder, location, lhs, rhs, NO_SIGNED_WRAP).result();
  }
}
