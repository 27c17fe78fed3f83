// SPDX-License-Identifier: Apache-2.0

/**
 * The trees of rewrite patterns: lexer, parser, and the rules by which names in them stand for
 * operations, operands, attributes and results. A pattern that has passed is a {@link
 * dev.ods.processor.pattern.CheckedPattern}, from which code is emitted without further questions.
 */
@NullMarked
package dev.ods.processor.pattern;

import org.jspecify.annotations.NullMarked;
