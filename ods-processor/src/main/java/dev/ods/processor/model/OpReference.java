// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;

/**
 * A reference to an op, by the author's interface or by an op class.
 *
 * @param opClass the op class, with the constants {@code NAME} and {@code MODEL}
 * @param opName the full name: {@code tf.AvgPool}
 */
public record OpReference(ClassName opClass, String opName, Origin origin) {}
