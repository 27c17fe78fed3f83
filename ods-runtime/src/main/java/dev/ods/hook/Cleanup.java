// SPDX-License-Identifier: Apache-2.0
package dev.ods.hook;

/** What is still to be done after something was thrown, which tells more than what it throws. */
public final class Cleanup {
  private Cleanup() {}

  /** Does something; what it throws is suppressed by what was thrown before. */
  public static void after(Throwable thrown, Runnable action) {
    try {
      action.run();
    } catch (RuntimeException | Error e) {
      if (e != thrown) {
        thrown.addSuppressed(e);
      }
    }
  }
}
