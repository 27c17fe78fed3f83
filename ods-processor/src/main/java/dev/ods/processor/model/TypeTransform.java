// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;

/**
 * A computation of the type of one member from that of another: {@code @TypesMatchWith}.
 *
 * @param owner the class with {@code public static Type apply(Type)}, or with one that takes or
 *     returns a {@code List<Type>}; what it returns may be null, where there is no such type, of
 *     which class files do not tell all compilers
 * @param ofMany whether it takes a list, the types of a variadic member
 * @param many whether it returns a list, the types of a variadic member
 * @param summary the summary of the requirement, for messages
 */
public record TypeTransform(ClassName owner, boolean ofMany, boolean many, String summary) {}
