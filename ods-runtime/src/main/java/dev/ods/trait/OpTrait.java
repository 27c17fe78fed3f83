// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * A property of an operation, declared with {@code @Trait} and queried with {@code
 * operation.name().hasTrait(…)} (ODS, "Operation traits and constraints").
 */
public interface OpTrait {}
