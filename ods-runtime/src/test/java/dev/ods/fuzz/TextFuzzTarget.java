// SPDX-License-Identifier: Apache-2.0
package dev.ods.fuzz;

/** What Jazzer calls: {@code .ci/fuzz} starts it. */
public final class TextFuzzTarget {
  private TextFuzzTarget() {}

  /** Throws what Jazzer reports as a find. */
  public static void fuzzerTestOneInput(byte[] text) {
    TextLaws.check(text);
  }
}
