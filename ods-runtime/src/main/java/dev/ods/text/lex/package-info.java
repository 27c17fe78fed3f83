// SPDX-License-Identifier: Apache-2.0
/**
 * The lexer: tokens, their kinds, and the values of literals and identifiers. All parsers depend on
 * it; nothing here depends on types, attributes or operations. Not exported.
 */
@NullMarked
package dev.ods.text.lex;

import org.jspecify.annotations.NullMarked;
