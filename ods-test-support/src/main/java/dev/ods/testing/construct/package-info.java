// SPDX-License-Identifier: Apache-2.0
/**
 * Texts with any number of each construct of the language, to show that its cost is linear.
 *
 * <p>Out of scope: measuring it.
 */
@NullMarked
package dev.ods.testing.construct;

import org.jspecify.annotations.NullMarked;
