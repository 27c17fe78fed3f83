// SPDX-License-Identifier: Apache-2.0
package dev.ods.subset;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.ShapedType;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.rewrite.Matchers;
import dev.ods.shaped.DestinationStyleOpInterface;
import dev.ods.shaped.Dimension;
import dev.ods.shaped.ShapedDimOpInterface;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds what indices and sizes of dimensions are equal to, by {@link ValueBoundsOpInterface}, from
 * constants, and from {@link ShapedDimOpInterface}. As the IR must not change in between, an
 * instance is for one question, or a few.
 */
public final class IndexSums {
  /** How many definitions are followed one after the other, so that the stack suffices. */
  private static final int MAX_DEPTH = 200;

  private final Map<Value, IndexSum> known = new HashMap<>();
  private int depth;

  /** Knows nothing yet. */
  public IndexSums() {}

  /** What an index is equal to; at least to itself. */
  public IndexSum of(Value value) {
    IndexSum before = known.get(value);
    if (before != null) {
      return before;
    }
    IndexSum itself = IndexSum.of(value);
    // What a value is equal to must not be found by way of itself.
    known.put(value, itself);
    IndexSum found = null;
    if (depth < MAX_DEPTH) {
      depth++;
      found = definition(value);
      depth--;
    }
    IndexSum sum = found == null ? itself : found;
    known.put(value, sum);
    return sum;
  }

  /** What a dimension of a shaped value is equal to; at least to itself. */
  public IndexSum ofDimension(Value value, int dimension) {
    if (value.type() instanceof ShapedType type
        && type.hasRank()
        && !ShapedType.isDynamic(type.dimension(dimension))) {
      return IndexSum.of(type.dimension(dimension));
    }
    Operation op = value.definingOp();
    IndexSum found = null;
    if (op != null && depth < MAX_DEPTH) {
      depth++;
      DestinationStyleOpInterface destination = op.as(DestinationStyleOpInterface.class);
      ValueBoundsOpInterface definition = op.as(ValueBoundsOpInterface.class);
      if (destination != null) {
        found = ofDimension(destination.tiedOperand(value).get(), dimension);
      } else if (definition != null) {
        found = definition.dimensionSum(value, dimension, this);
      }
      depth--;
    }
    return found == null ? IndexSum.ofDimension(value, dimension) : found;
  }

  /** What an offset or a size is equal to; null if that is {@link Dimension#UNKNOWN}. */
  public @Nullable IndexSum of(Dimension dimension) {
    if (dimension.constant() != null) {
      return IndexSum.of(dimension.constant().value());
    }
    return dimension.value() == null ? null : of(dimension.value());
  }

  /** What the operation that defines an index says about it. */
  private @Nullable IndexSum definition(Value value) {
    Operation op = value.definingOp();
    if (op == null) {
      return null;
    }
    ValueBoundsOpInterface definition = op.as(ValueBoundsOpInterface.class);
    if (definition != null) {
      return definition.indexSum(value, this);
    }
    ShapedDimOpInterface size = op.as(ShapedDimOpInterface.class);
    Long number = number(size == null ? value : size.dimension());
    if (number == null || size == null) {
      return number == null ? null : IndexSum.of(number);
    }
    return size.shapedValue().type() instanceof ShapedType type
            && type.hasRank()
            && number >= 0
            && number < type.rank()
        ? ofDimension(size.shapedValue(), number.intValue())
        : null;
  }

  private static @Nullable Long number(Value index) {
    return Matchers.constant(index) instanceof IntegerAttr number ? (Long) number.value() : null;
  }
}
