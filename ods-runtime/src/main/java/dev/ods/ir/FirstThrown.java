// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import org.jspecify.annotations.Nullable;

/** Does several things of which each is done even if others throw. */
final class FirstThrown {
  private @Nullable Throwable first;

  /** After something else was thrown already, or null. */
  FirstThrown(@Nullable Throwable first) {
    this.first = first;
  }

  /** Does something; what it throws is suppressed by what was thrown before. */
  void run(Runnable action) {
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
  void rethrow() {
    if (first instanceof Error error) {
      throw error;
    } else if (first != null) {
      throw (RuntimeException) first;
    }
  }
}
