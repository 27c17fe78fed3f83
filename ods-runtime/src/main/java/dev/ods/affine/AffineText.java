// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import java.util.function.Consumer;

/** Prints affine expressions, maps and integer sets to a string. */
final class AffineText extends AffinePrinter {
  private final StringBuilder text = new StringBuilder();

  private AffineText() {}

  /** What is printed. */
  static String of(Consumer<AffinePrinter> print) {
    AffineText printer = new AffineText();
    print.accept(printer);
    return printer.text.toString();
  }

  @Override
  protected void put(String part) {
    text.append(part);
  }

  @Override
  protected void put(long number) {
    text.append(number);
  }
}
