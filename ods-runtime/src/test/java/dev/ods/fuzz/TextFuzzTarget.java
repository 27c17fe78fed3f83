// SPDX-License-Identifier: Apache-2.0
package dev.ods.fuzz;

/** Jazzer's fuzz target, which {@code .ci/fuzz} runs. */
public final class TextFuzzTarget {
  private TextFuzzTarget() {}

  /** Throws for a finding. */
  public static void fuzzerTestOneInput(byte[] text) {
    TextLaws.check(text);
  }
}
