// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.arith.ArithDialect;

/** Memory of a shape: allocating it, addressing it, reading and writing its elements. */
@Dialect(
    name = "memref",
    dependentDialects = ArithDialect.class,
    ops = {
      Alloc.class,
      Alloca.class,
      AllocaScope.class,
      AllocaScopeReturn.class,
      AssumeAlignment.class,
      AtomicRMW.class,
      AtomicYield.class,
      Cast.class,
      CollapseShape.class,
      Copy.class,
      Dealloc.class,
      Dim.class,
      DistinctObjects.class,
      DmaStart.class,
      DmaWait.class,
      ExpandShape.class,
      ExtractAlignedPointerAsIndex.class,
      ExtractStridedMetadata.class,
      GenericAtomicRMW.class,
      GetGlobal.class,
      Global.class,
      Load.class,
      MemorySpaceCast.class,
      Prefetch.class,
      Rank.class,
      Realloc.class,
      ReinterpretCast.class,
      Reshape.class,
      Store.class,
      SubView.class,
      Transpose.class,
      View.class
    })
public interface MemRefDialect {}
