// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

/**
 * Marks the types of a dialect that memory may hold, so that they are elements of {@link
 * MemRefType} and {@link UnrankedMemRefType} (MLIR's {@code MemRefElementTypeInterface}). The
 * record of a declared type implements it. Types of dialects that are not loaded need no mark.
 */
public interface MemRefElementTypeInterface {}
