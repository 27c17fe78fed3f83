// SPDX-License-Identifier: Apache-2.0
/**
 * The dialect {@code builtin} and its operations, {@code builtin.module} and {@code
 * builtin.unrealized_conversion_cast}.
 *
 * <p>The processor cannot generate these, as its tests need the runtime; they are written by hand,
 * extend the base classes of generated ones, and are treated like those. Operations of {@code
 * builtin} and the dialect's hooks belong here; types and attributes are in {@code
 * dev.ods.builtin}, which the parser, printer and verifier depend on.
 */
@NullMarked
package dev.ods.op;

import org.jspecify.annotations.NullMarked;
