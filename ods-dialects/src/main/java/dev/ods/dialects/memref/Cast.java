// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.SameOperandsAndResultShape;

/** The same memory with a type that knows more or less of its shape or layout. */
@Op(dialect = MemRefDialect.class, name = "cast")
@Trait({CastCompatible.class, SameOperandsAndResultShape.class})
public interface Cast extends MemoryCastOp, OpAsmOpInterface {
  /** The memory is called {@code %cast}. */
  @Override
  default void resultNames(ValueNamer namer) {
    namer.name(dest(), "cast");
  }
}
