// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite.check;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a rewriter has told of since a pattern began. */
final class ToldChanges {
  /** The operations and blocks that the rewriter has inserted, changed or moved. */
  private final Set<Object> changed = new HashSet<>();

  private final Set<Operation> created = new HashSet<>();
  private final Set<Operation> erased = new HashSet<>();

  void clear() {
    changed.clear();
    created.clear();
    erased.clear();
  }

  void inserted(Operation op) {
    Operation kept = op.keep();
    changed.add(kept);
    created.add(kept);
  }

  void changed(Operation op) {
    changed.add(op.keep());
  }

  void changed(Block block) {
    changed.add(block);
  }

  void erases(Operation op) {
    erased.add(op.keep());
  }

  /** Whether the rewriter has told of an operation in any way, so that its blocks may change. */
  boolean contains(Operation op) {
    return changed.contains(op) || erased.contains(op);
  }

  boolean contains(Block block) {
    return changed.contains(block);
  }

  boolean isErased(Operation op) {
    return erased.contains(op);
  }

  boolean isCreated(Operation op) {
    return created.contains(op);
  }

  /** Whether an operation was created, or is in one that was, which may be built in any way. */
  boolean isInCreated(Operation op) {
    for (@Nullable Operation at = op; at != null && !created.isEmpty(); at = at.parent()) {
      if (created.contains(at)) {
        return true;
      }
    }
    return false;
  }
}
