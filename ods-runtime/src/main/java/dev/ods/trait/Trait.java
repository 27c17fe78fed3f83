// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * A promise of an operation, declared with {@code @Trait} and asked for with {@code
 * operation.name().hasTrait(…)} (ODS, "Operation traits and constraints").
 */
public interface Trait {}
