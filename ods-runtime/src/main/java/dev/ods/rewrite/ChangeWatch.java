// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.checking.Checks;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Severity;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.ir.unsafe.PackedLocation;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Refuses patterns that change the IR and say that they do not (the role of the finger prints in
 * MLIR's expensive checks), in the checking mode only. A driver visits what was changed again, and
 * counts what has matched, so that it might never end. What a pattern makes and erases again is no
 * change.
 */
final class ChangeWatch implements RewriteListener {
  private static final String UNLESS_UNCHANGED = ", or 'modify' was called without a change";

  private final IrReader reader;
  private final Context context;

  /** What the pattern has made that is not erased. */
  private final Set<Integer> ops = new HashSet<>();

  private final Set<Block> blocks = new HashSet<>();
  private boolean changed;

  /** An operation is said to have been modified, which may be all. */
  private boolean modified;

  private @Nullable OperationName visitedName;
  private long visitedLocation;

  private ChangeWatch(IrReader reader, Context context) {
    this.reader = reader;
    this.context = context;
  }

  /** A watch for one driver; null unless the checking mode is on. */
  static @Nullable ChangeWatch of(IrReader reader, Context context) {
    return Checks.ENABLED ? new ChangeWatch(reader, context) : null;
  }

  /** The listener that tells a watch, then another one, if there are any. */
  static @Nullable RewriteListener andThen(
      @Nullable ChangeWatch watch, @Nullable RewriteListener listener) {
    if (watch == null) {
      return listener;
    }
    return listener == null ? watch : watch.andThen(listener);
  }

  @Override
  public void patternBegin(RewritePattern pattern, Operation op) {
    ops.clear();
    blocks.clear();
    changed = false;
    modified = false;
    int ref = IrReader.ref(op);
    visitedName = reader.name(ref);
    visitedLocation = reader.location(ref);
  }

  /**
   * Requires that nothing has changed, unless the pattern says so.
   *
   * @throws DiagnosticException if something has
   */
  @Override
  public void patternEnd(RewritePattern pattern, boolean applied) {
    boolean didChange = changed || !ops.isEmpty() || !blocks.isEmpty();
    if (!applied && (didChange || modified)) {
      throw new DiagnosticException(
          List.of(
              new Diagnostic(
                  Severity.ERROR,
                  PackedLocation.unpack(context, visitedLocation),
                  "'"
                      + visitedName
                      + "' op pattern returned failure but IR did change"
                      + (didChange ? "" : UNLESS_UNCHANGED))));
    }
  }

  @Override
  public void operationInserted(Operation op) {
    ops.add(IrReader.ref(op));
  }

  @Override
  public void operationMoved(Operation op) {
    changed |= !ops.contains(IrReader.ref(op));
  }

  /** It is visited again even if nothing about it has changed. */
  @Override
  public void operationModified(Operation op) {
    modified |= !ops.contains(IrReader.ref(op));
  }

  @Override
  public void operationErased(Operation op) {
    changed |= !ops.remove(IrReader.ref(op));
  }

  @Override
  public void blockInserted(Block block) {
    if (!isOfNew(block)) {
      blocks.add(block);
    }
  }

  @Override
  public void blockMoved(Block block) {
    changed |= !isOfNew(block) && !blocks.contains(block);
  }

  @Override
  public void blockErased(Block block) {
    changed |= !blocks.remove(block) && !isOfNew(block);
  }

  private boolean isOfNew(Block block) {
    Operation parent = block.parentOp();
    return parent != null && ops.contains(IrReader.ref(parent));
  }
}
