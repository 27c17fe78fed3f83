// SPDX-License-Identifier: Apache-2.0

/**
 * The annotation processor that turns annotated interfaces into op classes. {@link
 * dev.ods.processor.OdsProcessor} is its entry and tells the way through the packages below.
 */
@NullMarked
package dev.ods.processor;

import org.jspecify.annotations.NullMarked;
