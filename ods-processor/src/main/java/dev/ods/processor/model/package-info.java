// SPDX-License-Identifier: Apache-2.0

/**
 * The declarations as immutable records. The stages after {@code read} do not access the compiler:
 * every decision is made from these records, and every problem is reported at the {@link
 * dev.ods.processor.model.Origin} of a record.
 *
 * <p>The lists have the order of MLIR: operands, results, regions and successors in the order in
 * which they were declared, {@link dev.ods.processor.model.OpSpec#arguments()} with operands and
 * attributes mixed as the author mixed them.
 */
@NullMarked
package dev.ods.processor.model;

import org.jspecify.annotations.NullMarked;
