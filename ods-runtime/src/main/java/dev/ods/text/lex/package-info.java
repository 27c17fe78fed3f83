// SPDX-License-Identifier: Apache-2.0
/**
 * The tokens of a text: its bytes taken apart, the kinds of tokens, and what literals and
 * identifiers mean. Whoever reads needs this; nothing here knows types, attributes or operations.
 * Not exported.
 */
@NullMarked
package dev.ods.text.lex;

import org.jspecify.annotations.NullMarked;
