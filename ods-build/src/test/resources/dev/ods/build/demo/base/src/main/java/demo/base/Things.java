// SPDX-License-Identifier: Apache-2.0
package demo.base;

import java.util.List;

/** Things. */
public final class Things {
  private Things() {}

  /** All. */
  public static List<FirstOp> firsts() {
    return List.of();
  }

  /** How many. */
  public static String count() {
    return "of " + Limits.MANY;
  }
}
