// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;

/**
 * How the type of one member follows from that of another: {@code @TypesMatchWith}.
 *
 * @param owner the class with {@code public static Type apply(Type)}
 * @param summary what is required, for messages
 */
public record TypeTransform(ClassName owner, String summary) {}
