// SPDX-License-Identifier: Apache-2.0

/**
 * Parses declarative assembly formats (ODS, "Declarative Assembly Format"): a lexer, a parser and
 * the rules, from the text of {@code @AssemblyFormat} to a tree of elements with their offsets.
 * Each {@code custom} directive is resolved to the methods that parse and print it.
 */
@NullMarked
package dev.ods.processor.format;

import org.jspecify.annotations.NullMarked;
