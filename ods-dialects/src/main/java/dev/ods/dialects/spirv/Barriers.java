// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.spirv.attr.MemorySemantics;
import dev.ods.ir.Operation;
import java.util.Set;

/** Common parts of barriers (source: MemoryOps.cpp). */
final class Barriers {
  /** At most one of these can be promised. */
  private static final Set<MemorySemantics> ORDERS =
      Set.of(
          MemorySemantics.ACQUIRE,
          MemorySemantics.RELEASE,
          MemorySemantics.ACQUIRE_RELEASE,
          MemorySemantics.SEQUENTIALLY_CONSISTENT);

  private Barriers() {}

  /** Checks that at most one memory order is given. */
  static void verifyOrder(Operation op, Set<MemorySemantics> semantics, Diagnostics diagnostics) {
    if (semantics.stream().filter(ORDERS::contains).count() > 1) {
      diagnostics.error(
          op,
          "expected at most one of these four memory constraints to be set: `Acquire`,"
              + " `Release`,`AcquireRelease` or `SequentiallyConsistent`");
    }
  }
}
