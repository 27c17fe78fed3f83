// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.constraint.I32;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;

/** Chooses, by its number, the device that is used from here on. */
@Op(dialect = GpuDialect.class, name = "set_default_device")
@AssemblyFormat("attr-dict $devIndex")
public interface SetDefaultDevice extends OpView {
  /** The number of the device. */
  @Operand(I32.class)
  Value devIndex();
}
