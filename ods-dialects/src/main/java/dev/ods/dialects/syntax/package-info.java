// SPDX-License-Identifier: Apache-2.0
/**
 * Syntax shared by attributes of several dialects.
 *
 * <p>Out of scope: anything of one dialect.
 */
@NullMarked
package dev.ods.dialects.syntax;

import org.jspecify.annotations.NullMarked;
