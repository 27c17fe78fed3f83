// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Type;
import dev.ods.ir.Value;

/** The same bits as a number of another type. */
@Op(dialect = WasmssaDialect.class, name = "reinterpret")
@AssemblyFormat("$input `:` type($input) `as` type($result) attr-dict")
public interface Reinterpret extends ConversionOp {
  /** The number. */
  @Operand(AnyNumber.class)
  Value input();

  /** The number of the other type. */
  @Result(AnyNumber.class)
  Value result();

  /** The types differ, but not in their widths. */
  default void verify(Diagnostics diagnostics) {
    Type from = input().type();
    Type to = result().type();
    if (from == to) {
      diagnostics.error(operation(), "reinterpret input and output type should be distinct");
    } else if (Numbers.width(from) != Numbers.width(to)) {
      diagnostics.error(
          operation(),
          "input type ('%s') and output type ('%s') have incompatible bit widths"
              .formatted(from, to));
    }
  }
}
