// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

/**
 * A typed view of an operation. Generated op classes implement it; {@link Operation#view()} returns
 * the view for an operation, so that {@code instanceof} and {@code switch} distinguish ops.
 */
public interface OpView {
  /** The operation that is viewed. */
  Operation operation();

  /**
   * All operands of an operation, or of the adaptor that stands for one which does not exist yet:
   * for an interface that declarations with different members extend, such as one that infers the
   * types of results from those of any operands.
   */
  static ValueRange operandsOf(OpView view) {
    return view instanceof WithoutOperation adaptor
        ? adaptor.operandsFrom(0)
        : view.operation().operands();
  }

  /** An {@link OpView} that has no operation, but its operands: an adaptor. */
  interface WithoutOperation {
    /**
     * Its operands, without the first ones.
     *
     * @param index how many of them are left out: 0 to their number
     */
    ValueRange operandsFrom(int index);
  }
}
