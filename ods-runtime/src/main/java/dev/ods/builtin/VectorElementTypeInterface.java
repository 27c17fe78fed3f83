// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

/**
 * Marks the types of a dialect that may be elements of a {@link VectorType}, as pointers are
 * (MLIR's {@code VectorElementTypeInterface}). The record of a declared type implements it. Types
 * of dialects that are not loaded need no mark.
 */
public interface VectorElementTypeInterface {}
