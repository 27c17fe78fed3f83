// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

/**
 * One use of a block: as a successor of an operation (MLIR's class of the same name).
 *
 * @param owner the operation, whether or not it is in a block
 * @param index the index among its successors
 */
public record BlockOperand(Operation owner, int index) {}
