// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.checking.Checks;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Severity;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.ir.unsafe.PackedLocation;
import dev.ods.rewrite.check.DirectChanges;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Who follows one rewrite by patterns: a listener, in the checking mode a watch, both, or nobody.
 * What the rewriter does, both are told of; of the patterns that are tried, each apart, so that
 * what a listener throws then is not blamed on a pattern. What it throws when it is told of a
 * change that a pattern makes, such as {@code operationModified}, is: it passes through the
 * pattern's code.
 */
final class Observers {
  private final @Nullable RewriteListener listener;
  private final @Nullable ChangeWatch watch;
  private final @Nullable RewriteListener told;

  private Observers(@Nullable RewriteListener listener, @Nullable ChangeWatch watch) {
    this.listener = listener;
    this.watch = watch;
    this.told =
        watch == null || listener == null
            ? either(watch, listener)
            : watch.andThen(new WatchedListener(listener, watch));
  }

  private static @Nullable RewriteListener either(
      @Nullable RewriteListener one, @Nullable RewriteListener other) {
    return one == null ? other : one;
  }

  /**
   * Those of one driver.
   *
   * @param reader of the arena of what is rewritten
   * @param own the listener that the driver was given; that of the context is added
   */
  static Observers of(IrReader reader, @Nullable RewriteListener own) {
    Context context = reader.context();
    return new Observers(
        RewriteTracing.listener(context, own), Checks.ENABLED ? new ChangeWatch(reader) : null);
  }

  /** The listener, which is told of each pattern, also of those that are ruled out. */
  @Nullable RewriteListener listener() {
    return listener;
  }

  /** The watch, which is told when the code of a pattern begins and ends. */
  @Nullable ChangeWatch watch() {
    return watch;
  }

  /** All who are told of the changes that the rewriter makes; null if there is nobody. */
  @Nullable RewriteListener told() {
    return told;
  }

  /**
   * Refuses patterns that change the IR and say that they do not, or without their rewriter (the
   * role of the finger prints in MLIR's expensive checks), in the checking mode only. A driver
   * visits what was changed again, and counts what has matched, so that it might never end. What a
   * pattern makes and erases again is no change.
   */
  static final class ChangeWatch implements RewriteListener {
    private static final String UNLESS_UNCHANGED = ", or 'modify' was called without a change";

    private final IrReader reader;

    /** Null before the first pattern. */
    private @Nullable DirectChanges direct;

    /** What the pattern has made that is not erased. */
    private final Set<Integer> ops = new HashSet<>();

    private final Set<Block> blocks = new HashSet<>();
    private boolean changed;

    /** An operation is said to have been modified, which may be all. */
    private boolean modified;

    private @Nullable OperationName visitedName;
    private long visitedLocation;

    ChangeWatch(IrReader reader) {
      this.reader = reader;
    }

    /** A pattern is about to be tried. */
    void begin(Operation op) {
      ops.clear();
      blocks.clear();
      changed = false;
      modified = false;
      int ref = IrReader.ref(op);
      visitedName = reader.name(ref);
      visitedLocation = reader.location(ref);
      DirectChanges watching = direct;
      if (watching == null) {
        watching = new DirectChanges(op);
        direct = watching;
      }
      watching.begin(op);
    }

    /** The code of the pattern has ended. */
    void end() {
      watching().end();
    }

    /** Tells a listener of something, perhaps while a pattern runs. */
    void tell(Runnable message) {
      if (direct == null) {
        message.run();
      } else {
        direct.tell(message);
      }
    }

    private DirectChanges watching() {
      return Objects.requireNonNull(direct, "no pattern was begun");
    }

    /**
     * Requires that the pattern has changed what it says, and with its rewriter.
     *
     * @throws DiagnosticException if not
     */
    void check(boolean matched) {
      Location location = PackedLocation.unpack(reader.context(), visitedLocation);
      watching().requireNone(location, visitedName());
      boolean didChange = changed || !ops.isEmpty() || !blocks.isEmpty();
      if (!matched && (didChange || modified)) {
        String message =
            "'"
                + visitedName()
                + "' op pattern returned failure but IR did change"
                + (didChange ? "" : UNLESS_UNCHANGED);
        throw new DiagnosticException(List.of(new Diagnostic(Severity.ERROR, location, message)));
      }
    }

    private OperationName visitedName() {
      return Objects.requireNonNull(visitedName, "no pattern was begun");
    }

    @Override
    public void operationInserted(Operation op) {
      ops.add(IrReader.ref(op));
      if (direct != null) {
        direct.inserted(op);
      }
    }

    @Override
    public void operationMoved(Operation op) {
      changed |= !ops.contains(IrReader.ref(op));
      if (direct != null) {
        direct.changed(op);
      }
    }

    /** It is visited again even if nothing about it has changed. */
    @Override
    public void operationModified(Operation op) {
      modified |= !ops.contains(IrReader.ref(op));
      if (direct != null) {
        direct.changed(op);
      }
    }

    @Override
    public void operationErased(Operation op) {
      changed |= !ops.remove(IrReader.ref(op));
      if (direct != null) {
        direct.erases(op);
      }
    }

    @Override
    public void blockInserted(Block block) {
      if (!isOfNew(block)) {
        blocks.add(block);
      }
      if (direct != null) {
        direct.changed(block);
      }
    }

    @Override
    public void blockMoved(Block block) {
      changed |= !isOfNew(block) && !blocks.contains(block);
      if (direct != null) {
        direct.changed(block);
      }
    }

    @Override
    public void blockErased(Block block) {
      changed |= !blocks.remove(block) && !isOfNew(block);
      if (direct != null) {
        direct.changed(block);
      }
    }

    private boolean isOfNew(Block block) {
      Operation parent = block.parentOp();
      return parent != null && ops.contains(IrReader.ref(parent));
    }
  }
}
