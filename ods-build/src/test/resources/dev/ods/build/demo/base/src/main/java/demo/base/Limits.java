// SPDX-License-Identifier: Apache-2.0
package demo.base;

/** Limits. */
public final class Limits {
  /** Many. */
  public static final int MANY = 7;

  private Limits() {}

  /** Some. */
  public static int some() {
    return MANY / 2;
  }
}
