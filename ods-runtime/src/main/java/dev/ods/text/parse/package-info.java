// SPDX-License-Identifier: Apache-2.0
/**
 * Parses types, attributes, locations and resources, which nest in each other: {@link
 * dev.ods.text.parse.ParserCore} holds the parsers of one text together. Also the parser that
 * dialects parse their types and attributes with. Nothing here depends on operations or the names
 * of values. Not exported.
 */
@NullMarked
package dev.ods.text.parse;

import org.jspecify.annotations.NullMarked;
