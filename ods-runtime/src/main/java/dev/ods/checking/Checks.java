// SPDX-License-Identifier: Apache-2.0
package dev.ods.checking;

/**
 * The checking mode, which {@code -Dods.checks=true} turns on: uses of handles to erased objects
 * and overlapping work of two threads are detected. It costs time and memory, and nothing when it
 * is off: the JIT compiler removes what depends on a constant that is false.
 */
public final class Checks {
  /** Whether the mode is on; it stays as it was when the JVM started. */
  public static final boolean ENABLED = Boolean.getBoolean("ods.checks");

  private Checks() {}
}
