// SPDX-License-Identifier: Apache-2.0

/**
 * Calls replaced by what they call: what dialects decide about it, as {@link
 * dev.ods.inline.DialectInlinerInterface}, and the replacement of one call.
 *
 * <p>Out of scope: which calls are replaced, which the pass decides.
 */
@NullMarked
package dev.ods.inline;

import org.jspecify.annotations.NullMarked;
