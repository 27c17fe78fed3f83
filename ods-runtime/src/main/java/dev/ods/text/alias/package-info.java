// SPDX-License-Identifier: Apache-2.0
/**
 * Finds the types, attributes and locations that are printed as aliases, by walking everything that
 * will be printed, and names them. Not exported.
 */
@NullMarked
package dev.ods.text.alias;

import org.jspecify.annotations.NullMarked;
