// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;

/**
 * What replaces the text that the values of a parameter have by their kind.
 *
 * @param name the class that reads and writes them
 * @param ofElements whether it does so with each element of a list
 */
public record ParameterSyntax(ClassName name, boolean ofElements) {}
