// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Type;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.predicate.Shapes;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The trait {@link dev.ods.trait.ResultsBroadcastableShape}: the shapes of ranked tensors among the
 * operands are broadcast together from the last dimension on, where an extent of 1 is compatible
 * with any other, and the results have the broadcast shape, where it is known.
 */
final class BroadcastCheck {
  private BroadcastCheck() {}

  static boolean holds(IrReader ir, int op, Diagnostics d) {
    int operands = ir.operandCount(op);
    int results = ir.resultCount(op);
    boolean tensors = false;
    boolean vectors = false;
    for (int i = 0; i < operands + results; i++) {
      Type type = type(ir, op, operands, i);
      tensors |= Shapes.isTensor(type);
      vectors |= Shapes.isVector(type);
    }
    if (tensors && vectors) {
      d.error(ir.operation(op), "cannot broadcast vector with tensor");
      return false;
    }
    long[] shape = null;
    for (int i = 0; i < operands; i++) {
      if (type(ir, op, operands, i) instanceof RankedTensorType tensor) {
        shape = shape == null ? tensor.shape() : broadcast(shape, tensor.shape());
        if (shape == null) {
          d.opError(ir.operation(op), "operands don't have broadcast-compatible shapes");
          return false;
        }
      }
    }
    return shape == null || resultsHave(ir, op, shape, d);
  }

  private static Type type(IrReader ir, int op, int operands, int index) {
    return index < operands
        ? ir.type(ir.operand(op, index))
        : ir.type(IrReader.result(op, index - operands));
  }

  private static boolean resultsHave(IrReader ir, int op, long[] shape, Diagnostics d) {
    for (int i = 0; i < ir.resultCount(op); i++) {
      if (ir.type(IrReader.result(op, i)) instanceof RankedTensorType tensor
          && !isSuffix(shape, tensor)) {
        d.opError(
            ir.operation(op),
            "result type "
                + quoted(tensor.shape())
                + " not broadcast compatible with broadcasted operands's shapes "
                + quoted(shape));
        return false;
      }
    }
    return true;
  }

  /** Whether the last dimensions of a tensor agree with a shape, if it has as many. */
  private static boolean isSuffix(long[] shape, RankedTensorType tensor) {
    int more = tensor.rank() - shape.length;
    if (more < 0) {
      return false;
    }
    for (int i = 0; i < shape.length; i++) {
      if (!ShapeChecks.agree(shape[i], tensor.dimension(more + i))) {
        return false;
      }
    }
    return true;
  }

  /** The broadcast shape of two shapes, or null if they are incompatible. */
  static long @Nullable [] broadcast(long[] a, long[] b) {
    long[] longer = a.length > b.length ? a : b;
    long[] shorter = a.length > b.length ? b : a;
    long[] result = longer.clone();
    int more = longer.length - shorter.length;
    for (int i = shorter.length - 1; i >= 0; i--) {
      long x = longer[more + i];
      long y = shorter[i];
      if (!ShapedType.isDynamic(x) && !ShapedType.isDynamic(y)) {
        if (x != y && x != 1 && y != 1) {
          return null;
        }
        result[more + i] = x == 1 ? y : x;
      } else {
        result[more + i] = ofUnknown(x, y);
      }
    }
    return result;
  }

  /**
   * The broadcast extent of two, one of which is dynamic: a static one greater than 1 is assumed.
   */
  private static long ofUnknown(long x, long y) {
    if (x > 1) {
      return x;
    }
    if (y > 1) {
      return y;
    }
    if (x == 1) {
      return y;
    }
    return y == 1 ? x : ShapedType.DYNAMIC;
  }

  private static String quoted(long[] shape) {
    StringBuilder text = new StringBuilder("'");
    Arrays.stream(shape)
        .forEach(
            extent -> {
              text.append(text.length() == 1 ? "" : "x");
              if (ShapedType.isDynamic(extent)) {
                text.append('?');
              } else {
                text.append(extent);
              }
            });
    return text.append('\'').toString();
  }
}
