// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.ShapedType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.slice.Mixed;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.rewrite.Constants;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The sizes of the dimensions that {@link IndexOps} compute with. */
final class IndexBasis {
  private IndexBasis() {}

  // --- Verification.

  /** Whether there is a value for each size that is not known; if not, reports an error. */
  static boolean verify(Operation op, long[] sizes, int values, Diagnostics diagnostics) {
    int dynamic = 0;
    for (long size : sizes) {
      dynamic += ShapedType.isDynamic(size) ? 1 : 0;
    }
    if (dynamic == values) {
      return true;
    }
    diagnostics.opError(
        op,
        "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic"
            + " basis entry) -- this can only happen due to an incorrect fold/rewrite");
    return false;
  }

  /** Whether all sizes that are known are positive. */
  static boolean isPositive(long[] sizes) {
    for (long size : sizes) {
      if (size <= 0 && !ShapedType.isDynamic(size)) {
        return false;
      }
    }
    return true;
  }

  // --- Sizes as lists.

  /**
   * A size for each index; null for the outermost one if it is absent.
   *
   * @param indices the number of indices
   */
  static List<@Nullable Mixed> padded(long[] sizes, List<Value> values, int indices) {
    List<@Nullable Mixed> padded = new ArrayList<>(Mixed.list(sizes, values));
    if (padded.size() < indices) {
      padded.add(0, null);
    }
    return padded;
  }

  static List<@Nullable Mixed> padded(DelinearizeIndexOp op) {
    return padded(op.staticBasis(), op.dynamicBasis(), op.multiIndex().size());
  }

  static List<@Nullable Mixed> padded(LinearizeIndexOp op) {
    return padded(op.staticBasis(), op.dynamicBasis(), op.multiIndex().size());
  }

  private static List<Mixed> present(List<@Nullable Mixed> padded) {
    List<Mixed> present = new ArrayList<>();
    for (Mixed size : padded) {
      if (size != null) {
        present.add(size);
      }
    }
    return present;
  }

  /**
   * With numbers for values that are constants.
   *
   * @return null if there are no such numbers
   */
  static @Nullable List<Mixed> folded(long[] sizes, List<Value> values, Constants constants) {
    List<Mixed> folded = new ArrayList<>();
    boolean changed = false;
    for (Mixed size : Mixed.list(sizes, values)) {
      Mixed each = size.withNumber(number(size, constants));
      folded.add(each);
      changed |= each.isStatic() != size.isStatic();
    }
    return changed ? folded : null;
  }

  /** The number, also if it is that of a constant; otherwise null. */
  static @Nullable Long number(Mixed size, Constants constants) {
    return size.value() == null
        ? (Long) size.number()
        : MapFolds.number(constants.of(size.value()));
  }

  // --- Operations.

  /** Builds an operation with an index for each size. */
  static DelinearizeIndexOp delinearize(
      OpBuilder builder, Location location, Value linear, List<@Nullable Mixed> padded) {
    List<Mixed> sizes = present(padded);
    return DelinearizeIndexOp.build(
        builder,
        location,
        Collections.nCopies(padded.size(), IndexType.get(builder.context())),
        linear,
        Mixed.values(sizes),
        Mixed.numbers(sizes));
  }

  /** Builds an operation of as many indices as sizes. */
  static LinearizeIndexOp linearize(
      OpBuilder builder,
      Location location,
      List<Value> indices,
      List<@Nullable Mixed> padded,
      boolean disjoint) {
    List<Mixed> sizes = present(padded);
    return LinearizeIndexOp.build(
        builder,
        location,
        IndexType.get(builder.context()),
        indices,
        Mixed.values(sizes),
        Mixed.numbers(sizes),
        disjoint);
  }
}
