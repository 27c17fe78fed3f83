// SPDX-License-Identifier: Apache-2.0
/**
 * Syntax shared by operations of several dialects: lists whose elements are integers or values.
 *
 * <p>Out of scope: anything of one dialect.
 */
@NullMarked
package dev.ods.dialects.syntax;

import org.jspecify.annotations.NullMarked;
