// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.*;
import dev.ods.dialects.gpu.attr.Dimension;
import dev.ods.dialects.gpu.attr.DimensionEnum;
import dev.ods.ir.*;
import dev.ods.range.InferIntRangeInterface;
import dev.ods.range.IntRange;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.Pure;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/** IDs and numbers of threads, blocks and clusters. */
public interface IndexOps {
  /** An ID within a part of the grid, or the size of such a part, along a dimension. */
  @Order({"dimension", "upperBound", "result"})
  @Trait(Pure.class)
  @AssemblyFormat("$dimension (`upper_bound` $upper_bound^)? attr-dict")
  interface DimensionOp extends OpAsmOpInterface, InferIntRangeInterface {
    /** The dimension. */
    @Attr
    Dimension dimension();

    /** An exclusive upper bound of the ID or the size. */
    @Attr(value = IndexAttr.class, name = "upper_bound")
    Optional<IntegerAttr> upperBound();

    /** The ID, or the size. */
    @Result(Index.class)
    Value result();

    /** The result is named after the operation and the dimension, such as {@code %thread_id_x}. */
    @Override
    default void resultNames(ValueNamer namer) {
      namer.name(
          result(), operation().name().stripDialect() + "_" + DimensionEnum.stringify(dimension()));
    }

    @Override
    default void inferResultRanges(List<IntRange> operands, BiConsumer<Value, IntRange> results) {
      results.accept(result(), PlaceRanges.of(this));
    }
  }

  /** How many threads a block has in a dimension. */
  @Op(dialect = GpuDialect.class, name = "block_dim")
  interface BlockDim extends DimensionOp {}

  /** The ID of the block in the grid along a dimension. */
  @Op(dialect = GpuDialect.class, name = "block_id")
  interface BlockId extends DimensionOp {}

  /** The ID of the block in its cluster along a dimension. */
  @Op(dialect = GpuDialect.class, name = "cluster_block_id")
  interface ClusterBlockId extends DimensionOp {}

  /** How many clusters a grid has in a dimension. */
  @Op(dialect = GpuDialect.class, name = "cluster_dim")
  interface ClusterDim extends DimensionOp {}

  /** How many blocks a cluster has in a dimension. */
  @Op(dialect = GpuDialect.class, name = "cluster_dim_blocks")
  interface ClusterDimBlocks extends DimensionOp {}

  /** The ID of the cluster in the grid along a dimension. */
  @Op(dialect = GpuDialect.class, name = "cluster_id")
  interface ClusterId extends DimensionOp {}

  /** The ID of the thread in the grid along a dimension. */
  @Op(dialect = GpuDialect.class, name = "global_id")
  interface GlobalId extends DimensionOp {}

  /** How many blocks the grid has in a dimension. */
  @Op(dialect = GpuDialect.class, name = "grid_dim")
  interface GridDim extends DimensionOp {}

  /** The ID of the thread in its block along a dimension. */
  @Op(dialect = GpuDialect.class, name = "thread_id")
  interface ThreadId extends DimensionOp {}

  /** An ID in a subgroup or workgroup, or a count. */
  @Order({"upperBound", "result"})
  @Trait(Pure.class)
  interface SubgroupPlaceOp extends InferIntRangeInterface {
    /** An exclusive upper bound of the ID or the count. */
    @Attr(value = IndexAttr.class, name = "upper_bound")
    Optional<IntegerAttr> upperBound();

    /** The ID, or the count. */
    @Result(Index.class)
    Value result();

    @Override
    default void inferResultRanges(List<IntRange> operands, BiConsumer<Value, IntRange> results) {
      results.accept(result(), PlaceRanges.of(this));
    }
  }

  /** The ID of the thread in its subgroup. */
  @Op(dialect = GpuDialect.class, name = "lane_id")
  @AssemblyFormat("(`upper_bound` $upper_bound^)? attr-dict")
  interface LaneId extends SubgroupPlaceOp {}

  /** How many subgroups a workgroup has. */
  @Op(dialect = GpuDialect.class, name = "num_subgroups")
  @AssemblyFormat("(`upper_bound` $upper_bound^)? attr-dict `:` type($result)")
  interface NumSubgroups extends SubgroupPlaceOp {}

  /** The ID of the subgroup in its workgroup. */
  @Op(dialect = GpuDialect.class, name = "subgroup_id")
  @AssemblyFormat("(`upper_bound` $upper_bound^)? attr-dict `:` type($result)")
  interface SubgroupId extends SubgroupPlaceOp {}

  /** How many threads a subgroup has. */
  @Op(dialect = GpuDialect.class, name = "subgroup_size")
  @AssemblyFormat("(`upper_bound` $upper_bound^)? attr-dict `:` type($result)")
  interface SubgroupSize extends SubgroupPlaceOp {}
}
