// SPDX-License-Identifier: Apache-2.0
/**
 * How a recursion goes deeper than the stack of the thread that started it. Nothing here depends on
 * what recurses. Not exported.
 */
@NullMarked
package dev.ods.stack;

import org.jspecify.annotations.NullMarked;
