// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * Memory that is allocated automatically inside the operation's regions is freed when control
 * leaves the operation.
 */
public final class AutomaticAllocationScope implements OpTrait {
  private AutomaticAllocationScope() {}
}
