// SPDX-License-Identifier: Apache-2.0
/**
 * What the attributes of several dialects share in their text.
 *
 * <p>What must not live here: anything of one dialect.
 */
@NullMarked
package dev.ods.dialects.syntax;

import org.jspecify.annotations.NullMarked;
