// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;
import java.util.Optional;

/** The value of the invocation that comes some places later, in a circle. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformRotateKHR")
@Trait(Pure.class)
@AllTypesMatch({"value", "result"})
@AssemblyFormat(
    "$execution_scope $value `,` $delta (`,` `cluster_size` `(` $cluster_size^ `)`)? attr-dict `:`"
        + " type($value) `,` type($delta) (`,` type($cluster_size)^)? `->` type(results)")
public interface GroupNonUniformRotateKHR extends ScopedOp {
  /** The own value. */
  @Operand(UniformValue.class)
  Value value();

  /** How many places. */
  @Operand(UnsignedInteger.class)
  Value delta();

  /** How many invocations make a circle; by default all. */
  @Operand(value = UnsignedInteger.class, name = "cluster_size")
  Optional<Value> clusterSize();

  /** The other value. */
  @Result(UniformValue.class)
  Value result();

  /** Checks the scope and the size of clusters. */
  default void verify(Diagnostics diagnostics) {
    if (Groups.verifyScope(operation(), executionScope(), diagnostics)
        && clusterSize().isPresent()) {
      Groups.verifyClusterSize(operation(), clusterSize().get(), diagnostics);
    }
  }
}
