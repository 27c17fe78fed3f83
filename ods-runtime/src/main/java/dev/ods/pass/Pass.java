// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import dev.ods.ir.OperationName;

/**
 * A transformation or an analysis of one operation and what is nested in it. A pass sees nothing
 * else: it neither reads nor changes siblings or parents of its operation, which other threads may
 * work on.
 *
 * <p>One object runs on one operation after the other, and keeps nothing from one to the next.
 */
public abstract class Pass {
  private final String argument;

  /**
   * For subclasses.
   *
   * @param argument the name in pipelines and on command lines, such as {@code "cse"}
   */
  protected Pass(String argument) {
    this.argument = argument;
  }

  /** The name in pipelines and on command lines. */
  public final String argument() {
    return argument;
  }

  /**
   * Whether the pass runs on operations of a name, which is registered and isolated from above: by
   * default on all of them.
   */
  public boolean canScheduleOn(OperationName name) {
    return true;
  }

  /**
   * Runs.
   *
   * @param run the operation, and what the pass can say of it
   */
  protected abstract void run(PassRun run);

  @Override
  public String toString() {
    return argument;
  }
}
