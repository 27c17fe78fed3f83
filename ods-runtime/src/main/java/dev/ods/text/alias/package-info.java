// SPDX-License-Identifier: Apache-2.0
/**
 * Finds the types, attributes and locations that are written as aliases, by walking through all
 * that will be printed, and names them. Not exported.
 */
@NullMarked
package dev.ods.text.alias;

import org.jspecify.annotations.NullMarked;
