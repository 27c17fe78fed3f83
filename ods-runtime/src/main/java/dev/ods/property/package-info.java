// SPDX-License-Identifier: Apache-2.0

/**
 * The types of properties that are no attributes (MLIR's {@code Property} and its subclasses): how
 * their Java values are stored in an operation, to which attributes they convert, and how they are
 * written in formats. Generated code composes them with {@link dev.ods.property.PropertyTypes
 * PropertyTypes}.
 *
 * <p>Nothing in this package knows about particular operations.
 */
@NullMarked
package dev.ods.property;

import org.jspecify.annotations.NullMarked;
