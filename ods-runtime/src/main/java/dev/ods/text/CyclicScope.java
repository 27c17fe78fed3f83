// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

/**
 * The time in which a type with a body is being parsed or printed, so that its name stands for it
 * where it contains itself: what {@link AsmParser#tryStartCyclicParse} and {@link
 * AsmPrinter#tryStartCyclicPrint} return, for {@code try} with resources.
 */
@FunctionalInterface
public interface CyclicScope extends AutoCloseable {
  /** Ends the scope. */
  @Override
  void close();
}
