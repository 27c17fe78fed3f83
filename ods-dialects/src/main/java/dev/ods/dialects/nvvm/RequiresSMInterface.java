// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.nvvm;

import dev.ods.annotation.OpInterface;
import dev.ods.ir.OpView;

/**
 * Extended by operations that not all chips have (MLIR's interface of the same name): in a {@code
 * gpu.module} with a target without them they are errors.
 */
@OpInterface
public interface RequiresSMInterface extends OpView {
  /** The chips that have the operation. */
  SMRequirement requiredMinSMVersion();
}
