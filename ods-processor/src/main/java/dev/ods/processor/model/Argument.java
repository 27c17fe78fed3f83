// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

/** What MLIR calls an argument: an operand or an attribute. */
public sealed interface Argument extends Member permits OperandSpec, AttributeSpec {}
