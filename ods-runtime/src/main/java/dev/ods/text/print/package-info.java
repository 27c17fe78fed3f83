// SPDX-License-Identifier: Apache-2.0
/**
 * Writes types, attributes and locations; also what dialects write theirs with. Nothing here knows
 * operations or the names of values. Not exported.
 */
@NullMarked
package dev.ods.text.print;

import org.jspecify.annotations.NullMarked;
