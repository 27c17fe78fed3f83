// SPDX-License-Identifier: Apache-2.0
package dev.ods.failure;

import org.jspecify.annotations.Nullable;

/** Does several things, each even if others throw; what was thrown first suppresses the rest. */
public final class FirstThrown {
  private @Nullable Throwable first;

  /** Before anything is thrown. */
  public FirstThrown() {}

  /** After something was thrown already, which tells more than what is thrown later. */
  public FirstThrown(Throwable first) {
    this.first = first;
  }

  /** Does something; what it throws is kept. */
  public void run(Runnable action) {
    try {
      action.run();
    } catch (RuntimeException | Error e) {
      if (first == null) {
        first = e;
      } else if (e != first) {
        first.addSuppressed(e);
      }
    }
  }

  /** Throws what was thrown first, if anything was. */
  public void rethrow() {
    if (first instanceof Error error) {
      throw error;
    } else if (first != null) {
      throw (RuntimeException) first;
    }
  }
}
