// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;

/** Promises that a condition holds. */
@Op(dialect = SpirvDialect.class, name = "KHR.AssumeTrue")
@AssemblyFormat("$condition attr-dict")
public interface KHRAssumeTrue extends OpView {
  /** The condition. */
  @Operand(Bool.class)
  Value condition();
}
