// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.SameOperandsAndResultElementType;
import dev.ods.trait.SameOperandsAndResultShape;

/** The same memory, addressed in another memory space. */
@Op(dialect = MemRefDialect.class, name = "memory_space_cast")
@Trait({
  SpaceCastCompatible.class,
  SameOperandsAndResultElementType.class,
  SameOperandsAndResultShape.class
})
public interface MemorySpaceCast extends MemoryCastOp, OpAsmOpInterface {
  /** The memory is called {@code %memspacecast}. */
  @Override
  default void resultNames(ValueNamer namer) {
    namer.name(dest(), "memspacecast");
  }
}
