// SPDX-License-Identifier: Apache-2.0
/**
 * Reads operations, regions and whole files, on top of the parsers of types and attributes; also
 * what custom forms are read with. Not exported.
 */
@NullMarked
package dev.ods.text.parse.op;

import org.jspecify.annotations.NullMarked;
