// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

/**
 * An attribute with the properties of a device (MLIR's interface of the same name): the keys of its
 * entries are identifiers.
 */
public interface TargetDeviceSpecInterface extends DataLayoutEntries {}
