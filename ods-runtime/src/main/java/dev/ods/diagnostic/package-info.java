// SPDX-License-Identifier: Apache-2.0
/**
 * Diagnostics: errors as values, where they lie in the source, and how they are shown.
 *
 * <p>Everything that can find fault with an input (parser, verifier, generated code) reports to a
 * {@link dev.ods.diagnostic.Diagnostics} collector; the edge of the program decides whether to
 * throw ({@link dev.ods.diagnostic.DiagnosticException}) or to show them ({@link
 * dev.ods.diagnostic.DiagnosticPrinter}).
 */
@NullMarked
package dev.ods.diagnostic;

import org.jspecify.annotations.NullMarked;
