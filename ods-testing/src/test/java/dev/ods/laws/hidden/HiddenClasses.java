// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws.hidden;

/** Classes that are not public, as those that are generated from package-private records. */
public final class HiddenClasses {
  private HiddenClasses() {}

  /** A class with a public method {@code get}. */
  public static Class<?> symbol() {
    return Symbol.class;
  }

  static final class Symbol {
    private final Size size;

    private Symbol(Size size) {
      this.size = size;
    }

    public static Symbol get(Size size) {
      return new Symbol(size);
    }

    @Override
    public String toString() {
      return size.toString();
    }
  }

  record Size(int rows, int columns) {
    Size(int rows) {
      this(rows, 1);
    }
  }
}
