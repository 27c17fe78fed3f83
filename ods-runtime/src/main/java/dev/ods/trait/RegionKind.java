// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** The meaning of the order of operations in a region. */
public enum RegionKind {
  /** Control flow between blocks: a value is defined before it is used. */
  SSACFG,
  /** One block without an order: a value may be used anywhere in it. */
  GRAPH
}
