// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import java.util.List;

/** What a constraint requires of the shape of a container, beyond its kind. */
public sealed interface ShapeBound {
  /** A property of the shape that it has or lacks. */
  enum Property implements ShapeBound {
    NON_ZERO_RANK,
    STATIC_SHAPE,
    STRIDED
  }

  /** The rank is one of these. */
  record Ranks(List<Long> ranks) implements ShapeBound {
    public Ranks {
      ranks = List.copyOf(ranks);
    }
  }

  /** The number of elements is one of these, which are ascending. */
  record Lengths(List<Long> lengths) implements ShapeBound {
    public Lengths {
      lengths = List.copyOf(lengths);
    }
  }

  /** The number of elements is within these bounds. */
  record LengthRange(long min, long max) implements ShapeBound {}

  /**
   * A dimension has one of these sizes.
   *
   * @param index the dimension, from the end if negative
   */
  record Dimension(int index, List<Long> sizes) implements ShapeBound {
    public Dimension {
      sizes = List.copyOf(sizes);
    }
  }

  /** The dimensions have exactly these sizes. */
  record Shape(List<Long> sizes) implements ShapeBound {
    public Shape {
      sizes = List.copyOf(sizes);
    }
  }
}
