// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

/**
 * An attribute that is a target to compile a {@code gpu.module} for (MLIR's interface of the same
 * name, whose methods compile).
 */
public interface TargetAttrInterface {}
