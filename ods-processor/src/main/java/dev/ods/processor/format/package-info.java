// SPDX-License-Identifier: Apache-2.0

/**
 * Reads declarative assembly formats: lexer, parser and the rules that a format must follow, from
 * the text of {@code @AssemblyFormat} to a tree of elements that know their offsets (ODS,
 * "Declarative Assembly Format").
 */
@NullMarked
package dev.ods.processor.format;

import org.jspecify.annotations.NullMarked;
