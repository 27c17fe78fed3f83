// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print;

/** Prints what stands for the dimensions and symbols in affine expressions. */
public interface AffineNames {
  /** Prints what stands for a dimension. */
  void printDim(int position);

  /** Prints what stands for a symbol. */
  void printSymbol(int position);
}
