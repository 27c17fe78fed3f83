// SPDX-License-Identifier: Apache-2.0
/**
 * How the bytes of MLIR's names and strings are represented as Java strings, without loss, maps
 * from such bytes, and where the lines of a text begin. Nothing that knows the IR or its syntax
 * belongs here.
 *
 * <p>Exported to the project's own tools only; other programs get and pass strings in this
 * representation, which the documentation of {@code dev.ods.ir} describes.
 */
@NullMarked
package dev.ods.encoding;

import org.jspecify.annotations.NullMarked;
