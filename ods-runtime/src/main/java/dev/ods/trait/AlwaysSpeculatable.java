// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** The operation may be executed where it would not have been: it never fails. */
public final class AlwaysSpeculatable implements OpTrait {
  private AlwaysSpeculatable() {}
}
