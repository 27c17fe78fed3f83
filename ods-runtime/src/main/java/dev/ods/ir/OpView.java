// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

/**
 * A typed view of an operation. Generated op classes implement it; {@link Operation#view()} returns
 * the view for an operation, so that {@code instanceof} and {@code switch} distinguish ops.
 */
public interface OpView {
  /** The operation that is viewed. */
  Operation operation();
}
