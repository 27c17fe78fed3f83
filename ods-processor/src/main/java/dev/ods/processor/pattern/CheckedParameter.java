// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.model.PatternParameter;

/**
 * A parameter of the method of a pattern.
 *
 * @param use what it captures
 */
public record CheckedParameter(PatternParameter parameter, Build.Use use) {}
