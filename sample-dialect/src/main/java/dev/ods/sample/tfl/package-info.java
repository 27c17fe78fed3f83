// SPDX-License-Identifier: Apache-2.0

/**
 * The dialect {@code tfl}: operations to which the rewrite patterns in ODS's first proposal ({@code
 * docs/specification.md}) lower those of {@code tf}.
 */
@NullMarked
package dev.ods.sample.tfl;

import org.jspecify.annotations.NullMarked;
