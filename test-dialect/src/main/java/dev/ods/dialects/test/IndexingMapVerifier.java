// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.affine.AffineConstantExpr;
import dev.ods.affine.AffineDimExpr;
import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.VectorType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Verifies that the maps of an operation fit its operands, as MLIR's {@code IndexingMapOpInterface}
 * does: they are of the ranks of the operands, give each loop a range, and stay within the shapes
 * for what these ranges are.
 */
final class IndexingMapVerifier {
  private final Operation op;
  private final IndexedLoops loops;
  private final Diagnostics diagnostics;

  IndexingMapVerifier(Operation op, IndexedLoops loops, Diagnostics diagnostics) {
    this.op = op;
    this.loops = loops;
    this.diagnostics = diagnostics;
  }

  private boolean error(String message) {
    diagnostics.opError(op, message);
    return false;
  }

  /** Whether the maps are valid; otherwise an error has been reported. */
  boolean verify() {
    if (loops.maps().size() != op.operandCount()) {
      return reportCount(op, loops, diagnostics);
    }
    for (int i = 0; i < op.operandCount(); i++) {
      if (!verifyRank(i)) {
        return false;
      }
    }
    List<@Nullable Long> extents = extents();
    return extents != null && verifyShapes(extents) && verifyDimensions();
  }

  /** Reports that there are not as many maps as operands; returns false. */
  static boolean reportCount(Operation op, IndexedLoops loops, Diagnostics diagnostics) {
    diagnostics.opError(
        op,
        "expected the number of indexing_map (%d) to be equal to the number of input/output operands (%d)"
            .formatted(loops.maps().size(), op.operandCount()));
    return false;
  }

  private boolean verifyRank(int operand) {
    AffineMap map = loops.maps().get(operand);
    if (map.symbolCount() != 0) {
      return error("unexpected symbols in indexing_map #%d".formatted(operand));
    }
    int rank = shape(operand).length;
    return map.resultCount() == rank
        || error(
            "expected operand #%d rank (%d) to match the result rank of indexing_map (%d)"
                .formatted(operand, rank, map.resultCount()));
  }

  /** The shape that the indices are for: a vector is an element. */
  private long[] shape(int operand) {
    Type type = op.operandType(operand);
    return type instanceof ShapedType shaped && shaped.hasRank() && !(type instanceof VectorType)
        ? shaped.shape()
        : new long[0];
  }

  /**
   * The number of iterations of each loop, null if it is not known statically: the extent of the
   * first dimension of which the loop's variable is the index. Null after an error, if there is
   * none for a loop.
   */
  private @Nullable List<@Nullable Long> extents() {
    int count = loops.maps().stream().mapToInt(AffineMap::dimCount).max().orElse(0);
    List<@Nullable Long> extents = new ArrayList<>(Collections.nCopies(count, null));
    boolean[] seen = new boolean[count];
    int left = count;
    for (int i = 0; i < op.operandCount(); i++) {
      long[] shape = shape(i);
      for (int j = 0; j < shape.length; j++) {
        if (loops.maps().get(i).result(j) instanceof AffineDimExpr loop && !seen[loop.position()]) {
          seen[loop.position()] = true;
          left--;
          extents.set(loop.position(), ShapedType.isDynamic(shape[j]) ? null : (Long) shape[j]);
        }
      }
    }
    if (left > 0) {
      List<AffineExpr> results =
          loops.maps().stream().flatMap(map -> map.results().stream()).toList();
      error(
          "invalid indexing maps are non-invertible: (%s)"
              .formatted(text(AffineMap.get(op.context(), count, 0, results))));
      return null;
    }
    return extents;
  }

  private boolean verifyShapes(List<@Nullable Long> extents) {
    List<@Nullable Long> first = new ArrayList<>();
    List<@Nullable Long> last = new ArrayList<>();
    for (Long extent : extents) {
      if (extent == null) {
        return true;
      }
      first.add(0L);
      last.add(extent - 1);
    }
    for (int i = 0; i < op.operandCount(); i++) {
      AffineMap map = loops.maps().get(i);
      long[] shape = shape(i);
      AffineMap start = map.fold(first.subList(0, map.dimCount()));
      AffineMap end = map.fold(last.subList(0, map.dimCount()));
      for (int j = 0; j < shape.length; j++) {
        if (shape[j] != 0
            && !ShapedType.isDynamic(shape[j])
            && start.result(j) instanceof AffineConstantExpr from
            && end.result(j) instanceof AffineConstantExpr to
            && !verifyExtent(i, j, shape[j], from.value(), to.value())) {
          return false;
        }
      }
    }
    return true;
  }

  /** Compares the indices of the first and of the last iteration with the extent of a dimension. */
  private boolean verifyExtent(int operand, int dimension, long extent, long from, long to) {
    AffineMap map = loops.maps().get(operand);
    long inferred = Math.max(from, to) + 1;
    if (Math.min(from, to) < 0) {
      return error(
          "unexpected result less than 0 at expression #%d in %s".formatted(dimension, text(map)));
    }
    if (map.result(dimension) instanceof AffineDimExpr) {
      return inferred == extent
          || error(
              "inferred input/output operand #%d has shape's dimension #%d to be %d, but found %d"
                  .formatted(operand, dimension, inferred, extent));
    }
    return inferred <= extent
        || error(
            "inferred input/output operand #%d has shape's dimension #%d to be greater than or equal to %d, but found %d"
                .formatted(operand, dimension, inferred, extent));
  }

  private boolean verifyDimensions() {
    int count = loops.iterators().size();
    for (int i = 0; i < op.operandCount(); i++) {
      if (loops.maps().get(i).dimCount() != count) {
        return error(
            "expected indexing_map #%d to have %d dim(s) to match the number of loops"
                .formatted(i, count));
      }
    }
    return true;
  }

  /** The map without the name of its attribute, as MLIR's messages have it. */
  private String text(AffineMap map) {
    String attribute = AffineMapAttr.get(map).toString();
    return attribute.substring("affine_map<".length(), attribute.length() - 1);
  }
}
