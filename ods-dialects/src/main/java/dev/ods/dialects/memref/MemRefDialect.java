// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.arith.ArithDialect;

/** Allocating, addressing and accessing shaped memory. */
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
