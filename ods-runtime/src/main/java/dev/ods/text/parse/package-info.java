// SPDX-License-Identifier: Apache-2.0
/**
 * Reads types, attributes, locations and resources, which nest in each other: {@link
 * dev.ods.text.parse.ParserCore} holds the parsers of one text together. Also what dialects read
 * their types and attributes with. Nothing here knows operations or the names of values. Not
 * exported.
 */
@NullMarked
package dev.ods.text.parse;

import org.jspecify.annotations.NullMarked;
