// SPDX-License-Identifier: Apache-2.0

/**
 * Dialect conversion: patterns are applied until everything is legal for a target, types change on
 * the way, and what does not become legal leaves nothing behind.
 *
 * <p>What is legal, how types are converted, the patterns that are given converted operands, and
 * the driver belong here. Rules for particular dialects do not, nor do passes.
 */
@NullMarked
package dev.ods.convert;

import org.jspecify.annotations.NullMarked;
