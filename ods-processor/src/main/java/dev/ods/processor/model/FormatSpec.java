// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

/**
 * The unparsed text of {@code @AssemblyFormat}.
 *
 * @param origin its origin; {@link Origin#at} refers to an offset in the text
 */
public record FormatSpec(String text, Origin origin) {}
