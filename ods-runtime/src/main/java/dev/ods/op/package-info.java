// SPDX-License-Identifier: Apache-2.0
/**
 * The dialect {@code builtin} as contexts load it, with its operations: {@code builtin.module} and
 * {@code builtin.unrealized_conversion_cast}.
 *
 * <p>The processor cannot generate these, as its tests need the runtime; they are written by hand
 * on the bases of generated classes, and nothing treats them otherwise than those. What belongs
 * here is operations of {@code builtin}, and the dialect's hooks. What must not: types and
 * attributes, which are in {@code dev.ods.builtin}, below the text and the verifier.
 */
@NullMarked
package dev.ods.op;

import org.jspecify.annotations.NullMarked;
