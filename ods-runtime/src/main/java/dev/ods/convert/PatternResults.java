// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.Operation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What one pattern has created and changed. Patterns nest, as one may ask for what is in a region
 * to be made legal first.
 *
 * @param created operations that it has inserted, but for casts
 * @param modified operations that it has changed in place
 * @param casts casts between types that it has needed
 */
record PatternResults(Set<Operation> created, Set<Operation> modified, List<Operation> casts) {
  PatternResults() {
    this(new LinkedHashSet<>(), new LinkedHashSet<>(), new ArrayList<>());
  }
}
