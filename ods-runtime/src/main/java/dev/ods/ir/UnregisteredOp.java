// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

/**
 * The view of an operation that no loaded dialect defines.
 *
 * @param operation the operation
 */
public record UnregisteredOp(Operation operation) implements OpView {}
