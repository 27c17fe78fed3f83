// SPDX-License-Identifier: Apache-2.0

/**
 * What the author declared, as immutable records. The stages after {@code read} know nothing else
 * of the compiler: every decision is made from these records, and every complaint is placed by the
 * {@link dev.ods.processor.model.Origin} that each of them carries.
 *
 * <p>The lists are in the order that counts in MLIR: operands, results, regions and successors in
 * the order in which they were declared, {@link dev.ods.processor.model.OpSpec#arguments()} with
 * operands and attributes mixed as the author mixed them.
 */
@NullMarked
package dev.ods.processor.model;

import org.jspecify.annotations.NullMarked;
