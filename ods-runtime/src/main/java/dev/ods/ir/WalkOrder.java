// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

/** When a walk visits an operation: before or after what is nested in it. */
public enum WalkOrder {
  /** Before what is nested in it. */
  PRE,
  /** After what is nested in it. */
  POST
}
