// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

/** An argument, in MLIR's sense: an operand or an attribute. */
public sealed interface Argument extends Member permits OperandSpec, AttributeSpec {}
