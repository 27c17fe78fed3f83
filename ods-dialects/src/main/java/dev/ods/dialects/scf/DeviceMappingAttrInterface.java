// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

/**
 * An attribute that maps a dimension of a loop to processing units (MLIR's interface of the same
 * name).
 */
public interface DeviceMappingAttrInterface {}
