// SPDX-License-Identifier: Apache-2.0
/**
 * The code behind the vocabulary of constraints: comparisons of numbers, loops over elements and
 * blocks. Not exported.
 *
 * <p>What belongs here is what several constraints share, or what takes more than one expression.
 * What must not: words for diagnostics, and anything that generated code or a dialect calls.
 */
@NullMarked
package dev.ods.constraint.logic;

import org.jspecify.annotations.NullMarked;
