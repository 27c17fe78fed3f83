// SPDX-License-Identifier: Apache-2.0

/**
 * The annotation processor, which generates op classes from annotated interfaces. {@link
 * dev.ods.processor.OdsProcessor} is its entry point; its Javadoc describes the order of the
 * packages below.
 */
@NullMarked
package dev.ods.processor;

import org.jspecify.annotations.NullMarked;
