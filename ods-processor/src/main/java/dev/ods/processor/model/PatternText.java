// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

/**
 * The unparsed text of a tree in {@code @Pattern}.
 *
 * @param origin its origin; {@link Origin#at} refers to an offset in the text
 */
public record PatternText(String text, Origin origin) {}
