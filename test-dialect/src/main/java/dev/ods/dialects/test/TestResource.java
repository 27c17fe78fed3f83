// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.effect.EffectResource;

/** What effects in tests act on, if not on memory as such. */
public final class TestResource extends EffectResource {
  /** The resource. */
  public static final TestResource INSTANCE = new TestResource();

  private TestResource() {
    super("<Test>");
  }
}
