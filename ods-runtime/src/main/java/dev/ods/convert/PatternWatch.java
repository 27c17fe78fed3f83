// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.checking.Checks;
import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.unsafe.IrWriter;
import dev.ods.rewrite.check.DirectChanges;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * In the checking mode, refuses patterns that change the IR without the rewriter of the conversion,
 * which would not undo that.
 */
final class PatternWatch {
  private final Operation member;
  private final IrWriter writer;

  /** The changes of the patterns whose code runs, and some that are to be used again. */
  private final List<DirectChanges> levels = new ArrayList<>();

  /** How many patterns run: each has called the rewriter, which tries the next one. */
  private int depth;

  private PatternWatch(Operation member) {
    this.member = member;
    this.writer = IrWriter.of(member);
  }

  /** The watch of a conversion; null unless the checking mode is on. */
  static @Nullable PatternWatch ofChecked(Operation member) {
    return Checks.ENABLED ? new PatternWatch(member) : null;
  }

  /**
   * Runs a pattern.
   *
   * @throws dev.ods.diagnostic.DiagnosticException if it has changed something directly
   */
  boolean run(Operation op, BooleanSupplier pattern) {
    if (depth == levels.size()) {
      levels.add(new DirectChanges(member));
    }
    Location location = op.location();
    OperationName name = op.name();
    DirectChanges changes = levels.get(depth++);
    changes.begin(op);
    boolean matched;
    try {
      matched = pattern.getAsBoolean();
    } finally {
      changes.end();
      depth--;
    }
    changes.requireNone(location, name);
    return matched;
  }

  /** Runs what the conversion does by itself when a pattern asks for it. */
  boolean pause(BooleanSupplier changes) {
    writer.pauseWatch();
    try {
      return changes.getAsBoolean();
    } finally {
      writer.endWatch();
    }
  }

  /** Tells a listener of something, perhaps while a pattern runs. */
  void tell(Runnable message) {
    DirectChanges changes = current();
    if (changes == null) {
      message.run();
    } else {
      changes.tell(message);
    }
  }

  private @Nullable DirectChanges current() {
    return depth == 0 ? null : levels.get(depth - 1);
  }

  void inserted(Operation op) {
    DirectChanges changes = current();
    if (changes != null) {
      changes.inserted(op);
    }
  }

  void changed(Operation op) {
    DirectChanges changes = current();
    if (changes != null) {
      changes.changed(op);
    }
  }

  void changed(Block block) {
    DirectChanges changes = current();
    if (changes != null) {
      changes.changed(block);
    }
  }

  void erases(Operation op) {
    DirectChanges changes = current();
    if (changes != null) {
      changes.erases(op);
    }
  }
}
