// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

/** The text of affine expressions, maps and integer sets. */
final class AffineText extends AffinePrinter {
  private final StringBuilder text = new StringBuilder();

  private AffineText() {}

  static String of(AffineExpr expr) {
    AffineText printer = new AffineText();
    printer.print(expr);
    return printer.text.toString();
  }

  static String of(AffineMap map) {
    AffineText printer = new AffineText();
    printer.print(map);
    return printer.text.toString();
  }

  static String of(IntegerSet set) {
    AffineText printer = new AffineText();
    printer.print(set);
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
