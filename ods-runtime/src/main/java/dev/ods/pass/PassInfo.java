// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

/**
 * A pass that pipelines can name.
 *
 * @param argument its name in pipelines and on command lines
 * @param summary one line on what it does
 * @param factory makes one with given options
 */
public record PassInfo(String argument, String summary, Factory factory) {
  /** Makes passes. */
  @FunctionalInterface
  public interface Factory {
    /**
     * Makes a pass.
     *
     * @param options from which it reads its own; what it does not read is unknown
     */
    Pass create(PassOptions options);
  }
}
