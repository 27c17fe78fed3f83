// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.rewrite.RewriteListener;
import java.util.List;

/** Writes down all that a listener is told of changes. */
final class ChangeNotes implements RewriteListener {
  private static final String NEW = ", was unlinked";

  private final StringBuilder text = new StringBuilder();

  String text() {
    return text.toString();
  }

  private void note(String what) {
    text.append("notify").append(what).append('\n');
  }

  @Override
  public void operationInserted(Operation op) {
    note("OperationInserted: " + op.name() + NEW);
  }

  @Override
  public void operationMoved(Operation op) {
    note("OperationInserted: " + op.name() + ", was linked, exact position unknown");
  }

  @Override
  public void operationModified(Operation op) {
    note("OperationModified: " + op.name());
  }

  @Override
  public void operationReplaced(Operation op, List<Value> values) {
    note("OperationReplaced: " + op.name());
  }

  @Override
  public void operationErased(Operation op) {
    note("OperationErased: " + op.name());
  }

  @Override
  public void blockInserted(Block block) {
    Operation parent = block.parentOp();
    note(
        "BlockInserted into " + (parent == null ? "unknown op" : parent.name()) + ": was unlinked");
  }

  @Override
  public void blockMoved(Block block) {
    Operation parent = block.parentOp();
    note("BlockInserted into " + (parent == null ? "unknown op" : parent.name()) + ": was linked");
  }

  @Override
  public void blockErased(Block block) {
    note("BlockErased");
  }
}
