// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

/** An argument, in MLIR's sense: an operand, an attribute or another property. */
public sealed interface Argument extends Member permits OperandSpec, AttributeSpec, PropertySpec {}
