// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.spirv.attr.GroupOperation;
import dev.ods.dialects.spirv.attr.MemorySemantics;
import dev.ods.dialects.spirv.attr.PackedVectorFormat;
import dev.ods.dialects.spirv.attr.Scope;

/**
 * SPIR-V on scalars and vectors. Other types are kept as text, and operations on them are
 * unregistered.
 */
@Dialect(
    name = "spirv",
    allowUnknownOperations = true,
    allowUnknownTypes = true,
    ops = {
      ArithmeticOps.class,
      BarrierOps.class,
      BitOps.class,
      CLOps.class,
      CastOps.class,
      CompositeOps.class,
      ConstantOps.class,
      ControlFlowOps.class,
      GLOps.class,
      GroupNonUniformOps.class,
      GroupOps.class,
      IntegerDotProductOps.class,
      LogicalOps.class,
      PrimitiveOps.class
    },
    attributes = {
      GroupOperation.class,
      MemorySemantics.class,
      PackedVectorFormat.class,
      Scope.class
    })
public interface SpirvDialect {}
