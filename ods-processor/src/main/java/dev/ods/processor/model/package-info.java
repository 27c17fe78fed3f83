// SPDX-License-Identifier: Apache-2.0

/**
 * The declarations as immutable records. The stages after {@code read} do not access the compiler:
 * every decision is made from these records, and every problem is reported at the {@link
 * dev.ods.processor.model.Origin} of a record.
 *
 * <p>Lists are ordered as in MLIR: operands, results, regions and successors by declaration, and
 * {@link dev.ods.processor.model.OpSpec#arguments()} with operands and attributes interleaved as
 * declared.
 */
@NullMarked
package dev.ods.processor.model;

import org.jspecify.annotations.NullMarked;
