// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.controlflow;

/**
 * The terms that a dialect uses for the parts of its {@link Switches switch}.
 *
 * @param selector the operand that is compared
 * @param valueKind the term for their type in messages
 * @param values the term for the integers in messages
 * @param targets the term for the blocks except the default one in messages
 */
public record SwitchWords(String selector, String valueKind, String values, String targets) {}
