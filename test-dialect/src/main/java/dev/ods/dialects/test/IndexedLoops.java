// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.ArrayAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The loops of an operation, and how its operands are indexed in them.
 *
 * @param maps for each operand, from the variables of the loops to the indices
 * @param iterators an attribute for each loop, {@link IteratorTypeAttr} if its type is known
 */
record IndexedLoops(List<AffineMap> maps, List<Attribute> iterators) {
  private static final String MAPS = "indexing_maps";
  private static final String ITERATORS = "iterator_types";

  /** What the attributes of an operation say; null after an error about them. */
  static @Nullable IndexedLoops of(Operation op, Diagnostics diagnostics) {
    ArrayAttr attributes = array(op, MAPS, diagnostics);
    ArrayAttr iterators = attributes == null ? null : array(op, ITERATORS, diagnostics);
    if (attributes == null || iterators == null) {
      return null;
    }
    List<AffineMap> maps = new ArrayList<>();
    for (Attribute attribute : attributes.elements()) {
      if (!(attribute instanceof AffineMapAttr map)) {
        diagnostics.opError(
            op, "attribute '" + MAPS + "' failed to satisfy constraint: AffineMap array attribute");
        return null;
      }
      maps.add(map.value());
    }
    return new IndexedLoops(maps, iterators.elements());
  }

  private static @Nullable ArrayAttr array(Operation op, String name, Diagnostics diagnostics) {
    Attribute attribute = op.attribute(name);
    if (attribute instanceof ArrayAttr array) {
      return array;
    }
    diagnostics.opError(
        op,
        attribute == null
            ? "requires attribute '" + name + "'"
            : "attribute '" + name + "' failed to satisfy constraint: array attribute");
    return null;
  }

  /** Whether a loop is of a type. */
  boolean is(int loop, IteratorType type) {
    return loop < iterators.size()
        && iterators.get(loop) instanceof IteratorTypeAttr iterator
        && iterator.value() == type;
  }
}
