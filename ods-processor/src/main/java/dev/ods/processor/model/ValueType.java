// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import org.jspecify.annotations.Nullable;

/**
 * The type that a constraint on attributes gives to all of them, or the only type that satisfies a
 * constraint on types.
 *
 * @param builder the class with {@code public static Type build(Context)}, which makes it; null if
 *     attributes may have several types
 */
public record ValueType(@Nullable ClassName builder) {}
