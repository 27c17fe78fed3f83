// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import org.jspecify.annotations.Nullable;

/**
 * Implemented by the model of an operation that has something to check beyond its traits. Generated
 * code implements it; {@link Verifier} finds it through {@code name.as(OpVerifier.class)}.
 *
 * <p>Each method reports errors in the diagnostics it is given and returns at the first. Before any
 * of them runs, the numbers of operands, results, regions and successors have been found to agree
 * with the definition, and so have structural traits (ODS, "Verification Ordering").
 */
public interface OpVerifier {
  /**
   * Checks attributes, operand and result types, predicates, regions and successors. Of an
   * operation without regions and successors it may look at nothing but the inherent attributes and
   * the types of operands and results: it is not asked about one that agrees in all these with an
   * earlier one.
   *
   * @param operation lent for this call; see {@link Operation#keep}
   */
  void verifyInvariants(Operation operation, Diagnostics diagnostics);

  /**
   * The words of the constraint that a value of an inherent attribute breaks, or null if it breaks
   * none.
   *
   * @param property the slot of the attribute
   * @param value its value
   */
  default @Nullable String violatedConstraint(int property, Attribute value) {
    return null;
  }

  /**
   * Whether an attribute is of the kind that a slot can hold at all: what MLIR's storage type is,
   * which may be narrower than a class of attributes here ({@code FlatSymbolRefAttr}, an enum).
   *
   * @param property the slot of the attribute
   * @param value its value
   */
  default boolean canHold(int property, Attribute value) {
    return true;
  }
}
