// SPDX-License-Identifier: Apache-2.0
/**
 * Writes operations, regions and whole files, on top of the printers of types and attributes; also
 * what custom forms are written with, and {@code toString()}. Not exported.
 */
@NullMarked
package dev.ods.text.print.op;

import org.jspecify.annotations.NullMarked;
