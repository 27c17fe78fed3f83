// SPDX-License-Identifier: Apache-2.0

/**
 * The dialect {@code tfl}: operations that {@code tf} is lowered to in the rewrite patterns of
 * ODS's first proposal ({@code docs/specification.md}).
 */
@NullMarked
package dev.ods.sample.tfl;

import org.jspecify.annotations.NullMarked;
