// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** The operation neither reads nor writes memory. */
public final class NoMemoryEffect implements OpTrait {
  private NoMemoryEffect() {}
}
