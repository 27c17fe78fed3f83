// SPDX-License-Identifier: Apache-2.0
/**
 * Prints operations, regions and whole files, on top of the printers of types and attributes; also
 * the printer that is passed to custom forms, and {@code toString()}. Not exported.
 */
@NullMarked
package dev.ods.text.print.op;

import org.jspecify.annotations.NullMarked;
