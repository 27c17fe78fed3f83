// SPDX-License-Identifier: Apache-2.0
package dev.ods.effect;

/** What is freed at the end of the enclosing automatic allocation scope: the stack. */
public final class AutomaticAllocationScopeResource extends EffectResource {
  /** The resource. */
  public static final AutomaticAllocationScopeResource INSTANCE =
      new AutomaticAllocationScopeResource();

  private AutomaticAllocationScopeResource() {
    super("AutomaticAllocationScope");
  }
}
