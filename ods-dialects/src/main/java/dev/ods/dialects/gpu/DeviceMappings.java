// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.affine.AffineMap;
import dev.ods.annotation.*;
import dev.ods.dialects.gpu.attr.MappingId;
import dev.ods.dialects.gpu.attr.Processor;
import dev.ods.dialects.scf.DeviceMappingAttrInterface;

/** The processing units to which the iterations of a loop are mapped. */
public interface DeviceMappings {
  /**
   * {@code #gpu.block<x>}: blocks of the grid.
   *
   * @param block the dimension
   */
  @AttrDef(dialect = GpuDialect.class, mnemonic = "block", definition = "GPUBlockMappingAttr")
  @AssemblyFormat("`<` params `>`")
  record BlockMapping(MappingId block) implements DeviceMappingAttrInterface {}

  /**
   * {@code #gpu.warpgroup<x>}: groups of warps.
   *
   * @param warpgroup the dimension
   */
  @AttrDef(
      dialect = GpuDialect.class,
      mnemonic = "warpgroup",
      definition = "GPUWarpgroupMappingAttr")
  @AssemblyFormat("`<` params `>`")
  record WarpgroupMapping(MappingId warpgroup) implements DeviceMappingAttrInterface {}

  /**
   * {@code #gpu.warp<x>}: subgroups of a block.
   *
   * @param warp the dimension
   */
  @AttrDef(dialect = GpuDialect.class, mnemonic = "warp", definition = "GPUWarpMappingAttr")
  @AssemblyFormat("`<` params `>`")
  record WarpMapping(MappingId warp) implements DeviceMappingAttrInterface {}

  /**
   * {@code #gpu.thread<x>}: threads of a block.
   *
   * @param thread the dimension
   */
  @AttrDef(dialect = GpuDialect.class, mnemonic = "thread", definition = "GPUThreadMappingAttr")
  @AssemblyFormat("`<` params `>`")
  record ThreadMapping(MappingId thread) implements DeviceMappingAttrInterface {}

  /**
   * {@code #gpu.lane<x>}: threads of a subgroup.
   *
   * @param lane the dimension
   */
  @AttrDef(dialect = GpuDialect.class, mnemonic = "lane", definition = "GPULaneMappingAttr")
  @AssemblyFormat("`<` params `>`")
  record LaneMapping(MappingId lane) implements DeviceMappingAttrInterface {}

  /**
   * {@code #gpu.loop_dim_map}: the dimension of an {@code scf.parallel} that a processor executes.
   *
   * @param processor the processor
   * @param map computes the value of the induction variable from the number of the processor
   * @param bound computes the bound of that number from the bound of the loop
   */
  @AttrDef(
      dialect = GpuDialect.class,
      mnemonic = "loop_dim_map",
      definition = "ParallelLoopDimMappingAttr")
  @AssemblyFormat("`<` struct(params) `>`")
  record ParallelLoopDimMapping(Processor processor, AffineMap map, AffineMap bound) {}
}
