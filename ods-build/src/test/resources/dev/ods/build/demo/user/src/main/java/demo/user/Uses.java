// SPDX-License-Identifier: Apache-2.0
package demo.user;

import demo.base.*;

/** Uses. */
public final class Uses {
  private Uses() {}

  /** The first. */
  public static Unary first() {
    return Things.firsts().get(0);
  }

  /** The limit. */
  public static String limit() {
    return "at most " + Limits.MANY;
  }
}
