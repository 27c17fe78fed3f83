// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;

/**
 * A computation of the type of one member from that of another: {@code @TypesMatchWith}.
 *
 * @param owner the class with {@code public static Type apply(Type)}
 * @param summary the summary of the requirement, for messages
 */
public record TypeTransform(ClassName owner, String summary) {}
