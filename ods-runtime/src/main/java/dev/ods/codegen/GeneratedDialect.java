// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.ir.Dialect;

/** The base of generated dialects. */
public abstract class GeneratedDialect extends Dialect {
  private final int level;

  /**
   * For generated dialects.
   *
   * @param level the level of the API that the dialect was generated for; see {@link ApiLevel}
   * @param namespace the dialect's name
   */
  protected GeneratedDialect(int level, String namespace) {
    super(namespace);
    this.level = level;
  }

  @Override
  public final void requireSupported() {
    ApiLevel.require("dialect '" + namespace() + "'", level);
  }
}
