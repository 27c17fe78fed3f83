// SPDX-License-Identifier: Apache-2.0
/**
 * What rewrites and folds must not do: refused before anything changes, or found by comparison in
 * the checking mode. Patterns are watched in {@code dev.ods.rewrite} and {@code dev.ods.convert}.
 * Not exported.
 */
@NullMarked
package dev.ods.rewrite.check;

import org.jspecify.annotations.NullMarked;
