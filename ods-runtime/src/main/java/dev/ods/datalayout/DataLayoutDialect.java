// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

/** Implemented by a dialect that has identifiers for data layouts. */
public interface DataLayoutDialect {
  /** What it says about their entries. */
  DataLayoutDialectInterface dataLayoutInterface();
}
