// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.StringAttr;
import dev.ods.ir.Context;
import dev.ods.ir.ContextKey;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * The names of one symbol table, each with its operation. A context keeps one for reuse, so that
 * verifying allocates nothing per symbol.
 */
final class NameSet {
  private static final ContextKey<AtomicReference<NameSet>> SPARE =
      ContextKey.create(context -> new AtomicReference<>());

  private static final int MIN_SIZE = 64;

  private @Nullable StringAttr[] names = new StringAttr[MIN_SIZE];
  private int[] operations = new int[MIN_SIZE];
  private int size;

  private NameSet() {}

  /** An empty set, which {@link #giveBack} returns for reuse. */
  static NameSet take(Context context) {
    NameSet spare = context.get(SPARE).getAndSet(null);
    return spare != null ? spare : new NameSet();
  }

  void giveBack(Context context) {
    if (size > 0) {
      Arrays.fill(names, null);
      size = 0;
    }
    context.get(SPARE).set(this);
  }

  /** Adds a name; returns the operation that has it already, or 0. */
  int add(StringAttr name, int op) {
    if (size * 2 >= names.length) {
      grow();
    }
    int mask = names.length - 1;
    int at = slot(name, mask);
    while (names[at] != null) {
      if (names[at] == name) {
        return operations[at];
      }
      at = (at + 1) & mask;
    }
    names[at] = name;
    operations[at] = op;
    size++;
    return 0;
  }

  private static int slot(StringAttr name, int mask) {
    int hash = name.hashCode() * 0x9E3779B9;
    return (hash ^ hash >>> 15) & mask;
  }

  private void grow() {
    @Nullable StringAttr[] oldNames = names;
    int[] oldOperations = operations;
    names = new StringAttr[oldNames.length * 2];
    operations = new int[oldNames.length * 2];
    size = 0;
    for (int i = 0; i < oldNames.length; i++) {
      StringAttr name = oldNames[i];
      if (name != null) {
        add(name, oldOperations[i]);
      }
    }
  }
}
