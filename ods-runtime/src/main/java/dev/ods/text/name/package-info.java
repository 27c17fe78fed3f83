// SPDX-License-Identifier: Apache-2.0
/**
 * Chooses the names of values and blocks before they are printed: numbers, or names that
 * operations, types and locations suggest, made unique. Nothing here prints. Not exported.
 */
@NullMarked
package dev.ods.text.name;

import org.jspecify.annotations.NullMarked;
