// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * The operation has no effect and may be executed speculatively: short for {@link NoMemoryEffect}
 * and {@link AlwaysSpeculatable}.
 */
public final class Pure implements OpTrait {
  private Pure() {}
}
