// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * A trait that constrains the structure of an operation: verified before the operation's types and
 * attributes (ODS, "Verification Ordering", step 1).
 */
public interface StructuralTrait extends OpTrait {}
