// SPDX-License-Identifier: Apache-2.0
/**
 * The implementation of {@code dev.ods.constraint}: comparisons of numbers, loops over elements and
 * blocks. Not exported.
 *
 * <p>Code that several constraints share, or that takes more than one expression, belongs here.
 * Summaries, and anything that generated code or dialects call, do not.
 */
@NullMarked
package dev.ods.constraint.logic;

import org.jspecify.annotations.NullMarked;
