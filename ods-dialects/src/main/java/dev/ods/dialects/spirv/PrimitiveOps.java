// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.*;
import dev.ods.dialects.spirv.type.ScalarTypes.UnsignedInt32;
import dev.ods.ir.*;

/** Vertices and primitives of a shader (MLIR: SPIRVPrimitiveOps.td, SPIRVMeshOps.td). */
public interface PrimitiveOps {
  /** Sets the numbers of vertices and primitives that a mesh shader outputs. */
  @Op(dialect = SpirvDialect.class, name = "EXT.SetMeshOutputs")
  @AssemblyFormat("operands attr-dict `:` type(operands)")
  interface EXTSetMeshOutputs extends OpView {
    /** The number of vertices. */
    @Operand(value = UnsignedInt32.class, name = "vertex_count")
    Value vertexCount();

    /** The number of primitives. */
    @Operand(value = UnsignedInt32.class, name = "primitive_count")
    Value primitiveCount();
  }

  /** Emits the current vertex of a geometry shader. */
  @Op(dialect = SpirvDialect.class, name = "EmitVertex")
  @AssemblyFormat("attr-dict")
  interface EmitVertex extends OpView {}

  /** Ends the current primitive of a geometry shader. */
  @Op(dialect = SpirvDialect.class, name = "EndPrimitive")
  @AssemblyFormat("attr-dict")
  interface EndPrimitive extends OpView {}
}
