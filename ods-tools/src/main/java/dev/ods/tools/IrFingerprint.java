// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What an operation and those nested in it consist of, to find out whether a pass has changed them
 * (MLIR's {@code OperationFingerPrint}): another location is a change, and so is an operation in
 * the place of an equal one, unless it was made in the memory of that one.
 */
final class IrFingerprint {
  private final List<@Nullable Object> parts = new ArrayList<>();

  private IrFingerprint() {}

  static IrFingerprint of(Operation root) {
    IrFingerprint fingerprint = new IrFingerprint();
    root.walk(
        WalkOrder.PRE,
        op -> {
          fingerprint.add(op.keep());
          return WalkResult.CONTINUE;
        });
    return fingerprint;
  }

  private void add(Operation op) {
    parts.add(op);
    parts.add(op.block());
    parts.add(op.location());
    parts.add(op.discardableAttributes());
    parts.add(op.name().isRegistered() ? op.properties() : op.rawProperties());
    op.operands().forEach(parts::add);
    for (int i = 0; i < op.successorCount(); i++) {
      parts.add(op.successor(i));
    }
    parts.addAll(op.results().types());
    for (int i = 0; i < op.regionCount(); i++) {
      add(op.region(i));
    }
  }

  private void add(Region region) {
    parts.add(region);
    for (Block block : region.blocks()) {
      parts.add(block);
      block.arguments().forEach(parts::add);
      parts.addAll(block.arguments().types());
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof IrFingerprint fingerprint && parts.equals(fingerprint.parts);
  }

  @Override
  public int hashCode() {
    return Objects.hash(parts);
  }
}
