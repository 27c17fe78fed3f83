// SPDX-License-Identifier: Apache-2.0
/**
 * Diagnostics: errors as values, their positions in the source, and how they are shown.
 *
 * <p>Parser, verifier and generated code report to a {@link dev.ods.diagnostic.Diagnostics}
 * collector; the program decides whether to throw ({@link dev.ods.diagnostic.DiagnosticException})
 * or to show them ({@link dev.ods.diagnostic.DiagnosticPrinter}).
 */
@NullMarked
package dev.ods.diagnostic;

import org.jspecify.annotations.NullMarked;
