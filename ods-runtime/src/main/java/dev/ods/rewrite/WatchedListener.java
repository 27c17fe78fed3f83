// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import java.util.List;
import java.util.function.Supplier;

/** Tells a listener such that, in the checking mode, what it changes is not blamed on a pattern. */
record WatchedListener(RewriteListener listener, Observers.ChangeWatch watch)
    implements RewriteListener {
  @Override
  public void operationInserted(Operation op) {
    watch.tell(() -> listener.operationInserted(op));
  }

  @Override
  public void operationMoved(Operation op) {
    watch.tell(() -> listener.operationMoved(op));
  }

  @Override
  public void operationModified(Operation op) {
    watch.tell(() -> listener.operationModified(op));
  }

  @Override
  public void operationReplaced(Operation op, List<Value> values) {
    watch.tell(() -> listener.operationReplaced(op, values));
  }

  @Override
  public void operationErased(Operation op) {
    watch.tell(() -> listener.operationErased(op));
  }

  @Override
  public void blockInserted(Block block) {
    watch.tell(() -> listener.blockInserted(block));
  }

  @Override
  public void blockMoved(Block block) {
    watch.tell(() -> listener.blockMoved(block));
  }

  @Override
  public void blockErased(Block block) {
    watch.tell(() -> listener.blockErased(block));
  }

  @Override
  public void iterationBegin(Region region, long number) {
    watch.tell(() -> listener.iterationBegin(region, number));
  }

  @Override
  public void operationFolded(Operation op) {
    watch.tell(() -> listener.operationFolded(op));
  }

  @Override
  public void patternBegin(RewritePattern pattern, Operation op) {
    watch.tell(() -> listener.patternBegin(pattern, op));
  }

  @Override
  public void patternEnd(RewritePattern pattern, boolean applied) {
    watch.tell(() -> listener.patternEnd(pattern, applied));
  }

  @Override
  public void matchFailed(Location location, Supplier<String> reason) {
    watch.tell(() -> listener.matchFailed(location, reason));
  }
}
