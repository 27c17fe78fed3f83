// SPDX-License-Identifier: Apache-2.0
/**
 * In which order a rewrite visits what it has found: the list of operations that it still has to
 * visit, sets of operations by reference, blocks in the order of their successors. What is to be
 * visited is decided in {@code dev.ods.rewrite}. Not exported.
 */
@NullMarked
package dev.ods.rewrite.visit;

import org.jspecify.annotations.NullMarked;
