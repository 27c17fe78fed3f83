// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.slice;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.IntegerAttr;
import java.util.ArrayList;
import java.util.List;

/** Groups of the dimensions of an expanded shape, one for each dimension of a collapsed one. */
public final class ReassociationGroups {
  private ReassociationGroups() {}

  /** The groups of an attribute: an array of arrays of integers. */
  public static List<long[]> of(ArrayAttr attribute) {
    List<long[]> groups = new ArrayList<>(attribute.size());
    for (int i = 0; i < attribute.size(); i++) {
      ArrayAttr group = (ArrayAttr) attribute.element(i);
      long[] dimensions = new long[group.size()];
      for (int k = 0; k < dimensions.length; k++) {
        dimensions[k] = ((IntegerAttr) group.element(k)).value();
      }
      groups.add(dimensions);
    }
    return groups;
  }
}
