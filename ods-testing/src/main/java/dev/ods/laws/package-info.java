// SPDX-License-Identifier: Apache-2.0

/**
 * Laws that every dialect obeys, such as that what is printed is parsed back, checked on random
 * valid instances of each of its operations, types and attributes. The entry point is {@link
 * dev.ods.laws.DialectLaws}.
 *
 * <p>How instances are found, from what is random to what is valid: {@code Candidates} are types
 * and attributes of any kind; {@code Slots} are those that each operand, attribute and result of an
 * operation accepts by itself; {@code Sampler} combines them, and the verifier decides; {@code
 * Editor} changes valid instances into others. Types and attributes are what the methods {@code
 * get} of their classes make ({@code SymbolSampler}).
 *
 * <p>Not here: the tests of this project's own dialects, and what runs {@code mlir-opt}.
 */
@NullMarked
package dev.ods.laws;

import org.jspecify.annotations.NullMarked;
