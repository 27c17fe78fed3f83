// SPDX-License-Identifier: Apache-2.0
/**
 * Prints types, attributes and locations; also the printers that are passed to dialects. Nothing
 * here depends on operations or the names of values. Not exported.
 */
@NullMarked
package dev.ods.text.print;

import org.jspecify.annotations.NullMarked;
