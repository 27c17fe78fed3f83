// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import java.util.List;
import java.util.function.Supplier;

/** Tells two listeners, one after the other. */
record ListenerPair(RewriteListener first, RewriteListener second) implements RewriteListener {
  @Override
  public void operationInserted(Operation op) {
    first.operationInserted(op);
    second.operationInserted(op);
  }

  @Override
  public void operationMoved(Operation op) {
    first.operationMoved(op);
    second.operationMoved(op);
  }

  @Override
  public void operationModified(Operation op) {
    first.operationModified(op);
    second.operationModified(op);
  }

  @Override
  public void operationReplaced(Operation op, List<Value> values) {
    first.operationReplaced(op, values);
    second.operationReplaced(op, values);
  }

  @Override
  public void operationErased(Operation op) {
    first.operationErased(op);
    second.operationErased(op);
  }

  @Override
  public void blockInserted(Block block) {
    first.blockInserted(block);
    second.blockInserted(block);
  }

  @Override
  public void blockMoved(Block block) {
    first.blockMoved(block);
    second.blockMoved(block);
  }

  @Override
  public void blockErased(Block block) {
    first.blockErased(block);
    second.blockErased(block);
  }

  @Override
  public void iterationBegin(Region region, long number) {
    first.iterationBegin(region, number);
    second.iterationBegin(region, number);
  }

  @Override
  public void operationFolded(Operation op) {
    first.operationFolded(op);
    second.operationFolded(op);
  }

  @Override
  public void patternBegin(RewritePattern pattern, Operation op) {
    first.patternBegin(pattern, op);
    second.patternBegin(pattern, op);
  }

  @Override
  public void patternEnd(RewritePattern pattern, boolean applied) {
    first.patternEnd(pattern, applied);
    second.patternEnd(pattern, applied);
  }

  @Override
  public void matchFailed(Location location, Supplier<String> reason) {
    first.matchFailed(location, reason);
    second.matchFailed(location, reason);
  }
}
