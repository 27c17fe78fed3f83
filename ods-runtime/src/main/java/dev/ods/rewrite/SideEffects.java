// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.trait.NoMemoryEffect;
import dev.ods.trait.Pure;
import dev.ods.trait.RecursiveMemoryEffects;
import dev.ods.trait.Symbol;
import dev.ods.trait.Terminator;
import java.util.ArrayDeque;
import java.util.Deque;

/** Whether operations can be erased when nothing uses their results. */
final class SideEffects {
  private SideEffects() {}

  /** Whether nothing uses the results, and nothing else would miss the operation. */
  static boolean isTriviallyDead(Operation op) {
    return op.useEmpty() && wouldBeTriviallyDead(op);
  }

  /** Whether nothing would miss the operation if nothing used its results. */
  static boolean wouldBeTriviallyDead(Operation op) {
    if (op.name().mightHaveTrait(Terminator.class) || op.name().hasTrait(Symbol.class)) {
      return false;
    }
    Deque<Operation> pending = new ArrayDeque<>();
    pending.push(op);
    while (!pending.isEmpty()) {
      Operation next = pending.pop();
      boolean recursive = next.name().hasTrait(RecursiveMemoryEffects.class);
      if (!recursive && !hasNoEffect(next)) {
        return false;
      }
      for (int i = 0; recursive && i < next.regionCount(); i++) {
        pushAll(next.region(i), pending);
      }
    }
    return true;
  }

  private static boolean hasNoEffect(Operation op) {
    return op.name().hasTrait(NoMemoryEffect.class) || op.name().hasTrait(Pure.class);
  }

  private static void pushAll(Region region, Deque<Operation> pending) {
    for (Block block : region.blocks()) {
      block.operations().forEach(pending::push);
    }
  }
}
