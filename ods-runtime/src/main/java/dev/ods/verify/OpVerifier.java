// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.trait.OpTrait;
import org.jspecify.annotations.Nullable;

/**
 * Implemented by the model of an operation that has checks beyond its traits. Generated code
 * implements it; {@link Verifier} finds it through {@code name.as(OpVerifier.class)}.
 *
 * <p>Each method reports errors in the diagnostics it is given and returns at the first. Before any
 * of them runs, the numbers of operands, results, regions and successors have been found to agree
 * with the definition, and so have structural traits (ODS, "Verification Ordering").
 */
public interface OpVerifier {
  /**
   * Checks attributes, operand and result types, predicates, regions and successors. For an
   * operation without regions and successors it is not called if {@link #dependsOnTypesOnly} and
   * the inherent attributes and the types of operands and results equal those of an earlier one.
   *
   * @param operation borrowed for this call; see {@link Operation#keep}
   */
  void verifyInvariants(Operation operation, Diagnostics diagnostics);

  /**
   * Whether the invariants of an operation without regions and successors depend only on its
   * inherent attributes and on the types of its operands and results, as most do. Others are
   * checked for each operation.
   */
  default boolean dependsOnTypesOnly() {
    return true;
  }

  /**
   * The summary of the constraint that an inherent attribute of an operation violates, or null if
   * there is none: {@link #violatedConstraint(int, Attribute)}, unless a constraint depends on the
   * operation, too.
   *
   * @param operation borrowed for this call; see {@link Operation#keep}
   * @param property the slot of the attribute
   * @param value its value
   */
  default @Nullable String violatedConstraint(Operation operation, int property, Attribute value) {
    return violatedConstraint(property, value);
  }

  /**
   * The summary of the constraint that a value of an inherent attribute violates, or null if there
   * is none.
   *
   * @param property the slot of the attribute
   * @param value its value
   */
  default @Nullable String violatedConstraint(int property, Attribute value) {
    return null;
  }

  /**
   * Whether an attribute has the storage type of a slot, as in MLIR; that may be narrower than a
   * class of attributes here ({@code FlatSymbolRefAttr}, an enum).
   *
   * @param property the slot of the attribute
   * @param value its value
   */
  default boolean canHold(int property, Attribute value) {
    return true;
  }

  /**
   * A new instance of a trait that has a check, or null if the trait is a public class, of which
   * the verifier creates one.
   *
   * @param trait a class that implements {@link dev.ods.trait.TraitVerifier} or {@link
   *     dev.ods.trait.RegionTraitVerifier}
   */
  default @Nullable OpTrait traitInstance(Class<?> trait) {
    return null;
  }

  /**
   * Whether an op interface among the operation's traits has a verifier.
   *
   * @param regions whether that verifier is to follow the verification of the nested operations
   */
  default boolean hasInterfaceVerifier(Class<?> opInterface, boolean regions) {
    return false;
  }

  /**
   * Runs a verifier of an op interface.
   *
   * @param regions whether the one that follows the verification of the nested operations
   * @param view the typed view of an operation, borrowed for this call; see {@link Operation#keep}
   */
  default void verifyInterface(
      Class<?> opInterface, boolean regions, OpView view, Diagnostics diagnostics) {}
}
