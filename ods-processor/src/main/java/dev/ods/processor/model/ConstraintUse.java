// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import org.jspecify.annotations.Nullable;

/**
 * The use of a named constraint at an operand, a result or an attribute.
 *
 * @param declared the class literal that the author wrote
 * @param testClass the class whose {@code public static boolean test} decides: {@code declared}
 *     itself, or the companion generated for a declaration made of combinators
 * @param target whether {@code test} takes a type or an attribute
 * @param summary the constraint in MLIR's words, without {@code variadic of}
 * @param buildable whether {@code testClass} has {@code public static Type build(Context)}: one
 *     type alone satisfies the constraint, or is that of all attributes which do, so that a format
 *     may leave it out
 * @param kind the class of all types that satisfy the constraint, or null if it names none
 */
public record ConstraintUse(
    ClassName declared,
    ClassName testClass,
    ConstraintTarget target,
    String summary,
    boolean buildable,
    @Nullable ClassName kind,
    Origin origin) {}
