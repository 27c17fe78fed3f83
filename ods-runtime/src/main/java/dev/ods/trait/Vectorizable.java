// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** An {@link Elementwise} operation that means the same on vectors in place of its scalars. */
public final class Vectorizable implements Trait {
  private Vectorizable() {}
}
