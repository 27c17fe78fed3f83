// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.attr;

import dev.ods.annotation.*;

/** The memory semantics of an operation. */
@EnumAttr(
    value = EnumAttr.Storage.I32,
    name = "spirv.memory_semantics",
    cppType = "::mlir::spirv::MemorySemantics",
    definition = "SPIRV_MemorySemanticsAttr")
@BitEnum(none = "None")
@Summary("valid SPIR-V MemorySemantics")
@AssemblyFormat("`<` $value `>`")
public enum MemorySemantics {
  /** Acquire semantics: later accesses are not reordered before it. */
  @EnumCase(symbol = "Acquire", value = 2)
  ACQUIRE,
  /** Release semantics: earlier accesses are not reordered after it. */
  @EnumCase(symbol = "Release")
  RELEASE,
  /** Both of these. */
  @EnumCase(symbol = "AcquireRelease")
  ACQUIRE_RELEASE,
  /** A single total order. */
  @EnumCase(symbol = "SequentiallyConsistent")
  SEQUENTIALLY_CONSISTENT,
  /** Of buffers. */
  @EnumCase(symbol = "UniformMemory", value = 64)
  UNIFORM_MEMORY,
  /** Of the subgroup. */
  @EnumCase(symbol = "SubgroupMemory")
  SUBGROUP_MEMORY,
  /** Of the workgroup. */
  @EnumCase(symbol = "WorkgroupMemory")
  WORKGROUP_MEMORY,
  /** Of all workgroups. */
  @EnumCase(symbol = "CrossWorkgroupMemory")
  CROSS_WORKGROUP_MEMORY,
  /** Of atomic counters. */
  @EnumCase(symbol = "AtomicCounterMemory")
  ATOMIC_COUNTER_MEMORY,
  /** Of images. */
  @EnumCase(symbol = "ImageMemory")
  IMAGE_MEMORY,
  /** Of outputs. */
  @EnumCase(symbol = "OutputMemory")
  OUTPUT_MEMORY,
  /** Writes become available. */
  @EnumCase(symbol = "MakeAvailable")
  MAKE_AVAILABLE,
  /** Writes become visible. */
  @EnumCase(symbol = "MakeVisible")
  MAKE_VISIBLE,
  /** The access is volatile. */
  @EnumCase(symbol = "Volatile")
  VOLATILE
}
