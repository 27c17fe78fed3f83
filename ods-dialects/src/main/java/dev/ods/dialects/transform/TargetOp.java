// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.Operand;
import dev.ods.ir.Value;

/** An operation on operations. */
interface TargetOp {
  /** The operations. */
  @Operand(OperationHandle.class)
  Value target();
}
