// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

/**
 * Implemented by an attribute that says how data lies in memory; a module has at most one (MLIR's
 * {@code DataLayoutSpecInterface}).
 */
public interface DataLayoutSpec {}
