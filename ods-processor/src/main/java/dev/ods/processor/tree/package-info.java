// SPDX-License-Identifier: Apache-2.0

/**
 * What the patterns of a set have in common: the questions by which they recognise an operation,
 * one decision tree of these for each kind of root, and the rules about patterns that get in each
 * other's way. It looks at checked patterns only, and writes no code.
 */
@NullMarked
package dev.ods.processor.tree;

import org.jspecify.annotations.NullMarked;
