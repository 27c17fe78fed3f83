// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.arith.ArithDialect;

/** Memory of a shape: allocating it, addressing it, reading and writing its elements. */
@Dialect(
    name = "memref",
    dependentDialects = ArithDialect.class,
    ops = {
      AccessOps.class,
      AllocationOps.class,
      AssumptionOps.class,
      AtomicOps.class,
      DmaOps.class,
      GlobalOps.class,
      ShapeOps.class,
      ViewOps.class
    })
public interface MemRefDialect {}
