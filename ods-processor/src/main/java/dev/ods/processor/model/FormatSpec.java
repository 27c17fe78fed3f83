// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

/**
 * The text of {@code @AssemblyFormat}, not parsed yet.
 *
 * @param origin its place; {@link Origin#at} points into the text
 */
public record FormatSpec(String text, Origin origin) {}
