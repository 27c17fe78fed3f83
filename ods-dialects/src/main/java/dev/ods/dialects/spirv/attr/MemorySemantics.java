// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.attr;

/** The memory semantics of an operation. */
public enum MemorySemantics {
  /** Acquire semantics: later accesses are not reordered before it. */
  ACQUIRE("Acquire", 2),
  /** Release semantics: earlier accesses are not reordered after it. */
  RELEASE("Release", 4),
  /** Both of these. */
  ACQUIRE_RELEASE("AcquireRelease", 8),
  /** A single total order. */
  SEQUENTIALLY_CONSISTENT("SequentiallyConsistent", 16),
  /** Of buffers. */
  UNIFORM_MEMORY("UniformMemory", 64),
  /** Of the subgroup. */
  SUBGROUP_MEMORY("SubgroupMemory", 128),
  /** Of the workgroup. */
  WORKGROUP_MEMORY("WorkgroupMemory", 256),
  /** Of all workgroups. */
  CROSS_WORKGROUP_MEMORY("CrossWorkgroupMemory", 512),
  /** Of atomic counters. */
  ATOMIC_COUNTER_MEMORY("AtomicCounterMemory", 1024),
  /** Of images. */
  IMAGE_MEMORY("ImageMemory", 2048),
  /** Of outputs. */
  OUTPUT_MEMORY("OutputMemory", 4096),
  /** Writes become available. */
  MAKE_AVAILABLE("MakeAvailable", 8192),
  /** Writes become visible. */
  MAKE_VISIBLE("MakeVisible", 16384),
  /** The access is volatile. */
  VOLATILE("Volatile", 32768);

  private final String keyword;
  private final int bit;

  MemorySemantics(String keyword, int bit) {
    this.keyword = keyword;
    this.bit = bit;
  }

  /** Its keyword. */
  public String keyword() {
    return keyword;
  }

  /** Its bit in MLIR. */
  public int bit() {
    return bit;
  }
}
