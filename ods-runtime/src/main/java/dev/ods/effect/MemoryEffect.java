// SPDX-License-Identifier: Apache-2.0
package dev.ods.effect;

import java.util.Locale;

/** A kind of effect on memory (MLIR's {@code MemoryEffects::Effect}). */
public enum MemoryEffect {
  /** Allocates from a resource; neither changes nor reads what is visible. */
  ALLOCATE,
  /** Frees what was allocated from a resource. */
  FREE,
  /** Reads from a resource. */
  READ,
  /** Writes to a resource. */
  WRITE;

  /** The name in MLIR's messages, such as {@code allocate}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
