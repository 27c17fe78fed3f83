// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.controlflow;

/**
 * The terms that a dialect uses for the parts of its {@link Switches switch}.
 *
 * @param selector the operand that is compared
 * @param operands the values for all blocks except the default one
 * @param valuesAttribute the attribute with the integers
 * @param valueKind the term for their type in messages
 * @param values the term for the integers in messages
 * @param targets the term for the blocks except the default one in messages
 */
public record SwitchWords(
    String selector,
    String operands,
    String valuesAttribute,
    String valueKind,
    String values,
    String targets) {}
