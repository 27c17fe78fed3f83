// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.controlflow;

/**
 * What a dialect calls the parts of its {@link Switches switch}.
 *
 * @param selector the operand that is compared
 * @param operands the values for all blocks but the default one
 * @param valuesAttribute the attribute with the integers
 * @param valueKind what messages call their type
 * @param values what messages call the integers
 * @param targets what messages call the blocks but the default one
 */
public record SwitchWords(
    String selector,
    String operands,
    String valuesAttribute,
    String valueKind,
    String values,
    String targets) {}
