// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.constraint.AnyUnrankedMemRef;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;

/** Ends what {@link HostRegister} has begun: the buffer is only the host's again. */
@Op(dialect = GpuDialect.class, name = "host_unregister")
@AssemblyFormat("$value attr-dict `:` type($value)")
public interface HostUnregister extends OpView {
  /** The memory of the host. */
  @Operand(AnyUnrankedMemRef.class)
  Value value();
}
