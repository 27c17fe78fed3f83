// SPDX-License-Identifier: Apache-2.0
/**
 * The IR itself: contexts, operations, blocks, regions, values, types, attributes, locations, and
 * the builder that makes them. This is the public face of the packed storage.
 *
 * <p>What lives here is what every other part works on. What must not: anything that reads or
 * writes text, checks validity, or knows a concrete dialect. This package imports only its own
 * storage.
 */
@NullMarked
package dev.ods.ir;

import org.jspecify.annotations.NullMarked;
