// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.dialects.arith.TypedAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;

/** A number that the program knows. */
@Op(dialect = WasmssaDialect.class, name = "const")
@Trait(ConstantExpression.class)
@AllTypesMatch({"value", "result"})
@AssemblyFormat("$value attr-dict")
public interface Const extends OpView {
  /** The number. */
  @Attr(TypedAttr.class)
  Attribute value();

  /** The number, as a value of the program. */
  @Result(AnyNumber.class)
  Value result();
}
