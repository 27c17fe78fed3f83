// SPDX-License-Identifier: Apache-2.0

/**
 * The types of the dialect {@code wasmssa}, and constraints on the types that its operations take.
 *
 * <p>Out of scope: operations.
 */
@NullMarked
package dev.ods.dialects.wasmssa.type;

import org.jspecify.annotations.NullMarked;
