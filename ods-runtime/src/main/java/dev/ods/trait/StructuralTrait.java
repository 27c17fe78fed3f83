// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * A trait about the structure of an operation: checked before the operation's types and attributes
 * (ODS, "Verification Ordering", step 1).
 */
public interface StructuralTrait extends Trait {}
