// SPDX-License-Identifier: Apache-2.0
package demo.base;

import dev.ods.annotation.*;
import dev.ods.ir.Type;

/** At least so large. */
@PredOpTrait(value = Large.Check.class, summary = "'{of}' is at least {size}")
@Order({"of", "size"})
public @interface Large {
  /** The member. */
  String of();

  /** The size. */
  int size() default 2;

  /** The check. */
  final class Check {
    private Check() {}

    /** Whether it is. */
    public static boolean test(Type of, int size) {
      return of instanceof MatrixType matrix && matrix.rows() >= size;
    }
  }
}
