// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

/**
 * An attribute that says which processing units a dimension of a loop is mapped to (MLIR's
 * interface of the same name).
 */
public interface DeviceMappingAttrInterface {}
