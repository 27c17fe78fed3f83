// SPDX-License-Identifier: Apache-2.0
/**
 * Parses operations, regions and whole files, on top of the parsers of types and attributes; also
 * the parser that is passed to custom forms. Not exported.
 */
@NullMarked
package dev.ods.text.parse.op;

import org.jspecify.annotations.NullMarked;
