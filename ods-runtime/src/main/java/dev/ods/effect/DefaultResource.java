// SPDX-License-Identifier: Apache-2.0
package dev.ods.effect;

/** The resource of effects that name none: memory as such. */
public final class DefaultResource extends EffectResource {
  /** The resource. */
  public static final DefaultResource INSTANCE = new DefaultResource();

  private DefaultResource() {
    super("<Default>");
  }
}
