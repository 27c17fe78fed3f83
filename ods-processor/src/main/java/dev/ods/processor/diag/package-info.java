// SPDX-License-Identifier: Apache-2.0

/**
 * Problems, as values: the catalogue of messages with their stable ids, the list in which the
 * stages collect them, and the one class that reports them to the compiler.
 *
 * <p>Each id has a page in {@code docs/errors} with an erroneous declaration and its correction.
 */
@NullMarked
package dev.ods.processor.diag;

import org.jspecify.annotations.NullMarked;
