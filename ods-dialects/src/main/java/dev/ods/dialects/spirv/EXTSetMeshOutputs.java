// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;

/** Says how many vertices and primitives a mesh shader puts out. */
@Op(dialect = SpirvDialect.class, name = "EXT.SetMeshOutputs")
@AssemblyFormat("operands attr-dict `:` type(operands)")
public interface EXTSetMeshOutputs extends OpView {
  /** The number of vertices. */
  @Operand(value = UnsignedInt32.class, name = "vertex_count")
  Value vertexCount();

  /** The number of primitives. */
  @Operand(value = UnsignedInt32.class, name = "primitive_count")
  Value primitiveCount();
}
