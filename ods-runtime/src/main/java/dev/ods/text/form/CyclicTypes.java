// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.form;

import dev.ods.ir.Type;
import dev.ods.text.CyclicScope;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The types that a dialect is parsing or printing together with what they may refer back from. */
public final class CyclicTypes {
  private final Set<Type> open = new HashSet<>();

  /** Whether no type is open, so that a text means the same as anywhere. */
  public boolean isEmpty() {
    return open.isEmpty();
  }

  /** Opens a type until the result is closed; null if it is open already. */
  public @Nullable CyclicScope tryOpen(Type type) {
    return open.add(type) ? () -> open.remove(type) : null;
  }
}
