// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import org.jspecify.annotations.Nullable;

/**
 * A reference to an op, by the author's interface or by an op class.
 *
 * @param named what the author has named
 * @param opClass the op class, with the constants {@code NAME} and {@code MODEL}
 * @param opName the full name: {@code tf.AvgPool}
 * @param required a member that {@code build} always has a parameter for; null if there is none, or
 *     if that is not known
 */
public record OpReference(
    ClassName named, ClassName opClass, String opName, @Nullable String required, Origin origin) {}
