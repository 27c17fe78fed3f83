// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** The operation ends its block. */
public final class Terminator implements OpTrait {
  private Terminator() {}
}
