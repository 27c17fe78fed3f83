// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.ir.Block;
import dev.ods.ir.OpDefinition.AttributeDefinition;
import dev.ods.ir.OpDefinition.PropertyKind;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.PropertyStorage;
import dev.ods.ir.UnknownLoc;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Removes from a failing instance what the failure does not need. */
final class Shrinker {
  private static final int MOST_ROUNDS = 8;

  private Shrinker() {}

  /**
   * A smaller instance that fails, too, or the instance itself.
   *
   * @param fails is given instances that need not be valid
   */
  static Instance shrink(Instance failing, Predicate<Instance> fails) {
    Instance smallest = failing;
    for (int round = 0; round < MOST_ROUNDS; round++) {
      Instance smaller = round(smallest, fails);
      if (smaller == null) {
        return smallest;
      }
      smallest = smaller;
    }
    return smallest;
  }

  /** What is left after each step has been tried once; null if none was possible. */
  private static @Nullable Instance round(Instance instance, Predicate<Instance> fails) {
    Instance smallest = instance;
    boolean changed = false;
    for (int i = 0; ; i++) {
      Instance smaller = smallest.copy();
      List<Runnable> steps = steps(smaller);
      if (i >= steps.size()) {
        return changed ? smallest : null;
      }
      steps.get(i).run();
      Programs.eraseUnusedSources(smaller.root());
      if (fails.test(smaller)) {
        smallest = smaller;
        changed = true;
        i--;
      }
    }
  }

  /** What could be removed: as there is less of it after each step, this ends. */
  private static List<Runnable> steps(Instance instance) {
    List<Runnable> steps = new ArrayList<>();
    Operation target = instance.target();
    for (Operation op : Programs.operations(instance.root())) {
      if (!op.equals(target) && !op.isAncestorOf(target) && op.useEmpty()) {
        steps.add(op::erase);
      }
    }
    for (Operation op : Programs.operations(instance.root())) {
      addAttributes(op, steps);
      if (!(op.location() instanceof UnknownLoc)) {
        steps.add(() -> op.setLocation(UnknownLoc.get(op.context())));
      }
      for (int i = 0; i < op.regionCount(); i++) {
        for (Block block : op.region(i).blocks()) {
          addArguments(block, steps);
        }
      }
    }
    return steps;
  }

  private static void addAttributes(Operation op, List<Runnable> steps) {
    op.discardableAttributes()
        .entries()
        .forEach(entry -> steps.add(() -> op.removeAttribute(entry.name())));
    OpModel model = op.name().model();
    for (int i = 0; model != null && i < model.propertyCount(); i++) {
      AttributeDefinition attribute = model.definition().attributes().get(i);
      int slot = i;
      boolean mayBeAbsent =
          attribute.kind() == PropertyKind.ATTRIBUTE
              && attribute.optional()
              && op.property(slot) != null;
      if (mayBeAbsent || mayBeReset(op, slot, attribute.storage())) {
        steps.add(() -> op.setProperty(slot, null));
      }
    }
  }

  /** Whether a property that is no attribute differs from that of a new operation. */
  private static boolean mayBeReset(Operation op, int slot, @Nullable PropertyStorage storage) {
    if (storage == null) {
      return false;
    }
    PropertyStorage.StoredValue initial = new PropertyStorage.StoredValue();
    storage.initialize(op.context(), initial);
    return storage.toAttribute(op.context(), initial) != op.property(slot);
  }

  private static void addArguments(Block block, List<Runnable> steps) {
    for (int i = block.argumentCount() - 1; i >= 0; i--) {
      int index = i;
      if (!block.argument(index).hasUses()) {
        steps.add(() -> block.eraseArgument(index));
      }
    }
  }
}
