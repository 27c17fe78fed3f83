// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffinePrinter;
import dev.ods.text.buffer.AsmBuffer;
import org.jspecify.annotations.Nullable;

/** Prints affine expressions, maps and integer sets to a buffer. */
final class BufferedAffinePrinter extends AffinePrinter {
  private final AsmBuffer out;

  /** Prints what stands for dimensions and symbols; null if that is {@code d0} and {@code s0}. */
  private @Nullable AffineNames names;

  BufferedAffinePrinter(AsmBuffer out) {
    this.out = out;
  }

  /** Prints an expression with other names for its dimensions and symbols. */
  void print(AffineExpr root, AffineNames operands) {
    names = operands;
    try {
      print(root);
    } finally {
      names = null;
    }
  }

  @Override
  protected void put(String text) {
    out.put(text);
  }

  @Override
  protected void put(long number) {
    out.putDecimal(number);
  }

  @Override
  protected void printDim(int position) {
    AffineNames operands = names;
    if (operands != null) {
      operands.printDim(position);
    } else {
      super.printDim(position);
    }
  }

  @Override
  protected void printSymbol(int position) {
    AffineNames operands = names;
    if (operands != null) {
      operands.printSymbol(position);
    } else {
      super.printSymbol(position);
    }
  }
}
