// SPDX-License-Identifier: Apache-2.0

/**
 * The numbers that integers may be: ranges, arithmetic on them, and the interface through which
 * operations say what their results may be.
 *
 * <p>Out of scope: following values through a program, which is for {@code dev.ods.dataflow}.
 */
@NullMarked
package dev.ods.range;

import org.jspecify.annotations.NullMarked;
