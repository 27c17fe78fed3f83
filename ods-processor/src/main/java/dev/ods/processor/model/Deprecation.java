// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

/**
 * That a declaration is deprecated, and so is what is generated for it.
 *
 * @param since the version as in {@link Deprecated#since}, or empty
 * @param forRemoval as in {@link Deprecated#forRemoval}
 * @param advice the text of the block tag {@code @deprecated}, or empty
 */
public record Deprecation(String since, boolean forRemoval, String advice) {}
