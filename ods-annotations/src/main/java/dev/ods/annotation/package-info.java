// SPDX-License-Identifier: Apache-2.0

/**
 * The annotations with which authors declare dialects and operations.
 *
 * <p>Start at {@link dev.ods.annotation.Dialect} and {@link dev.ods.annotation.Op}. The parts of an
 * op are {@link dev.ods.annotation.Operand}, {@link dev.ods.annotation.Attr}, {@link
 * dev.ods.annotation.Result} and {@link dev.ods.annotation.Successor}, with regions, which need no
 * annotation; {@link dev.ods.annotation.AnyOf} shows how constraints are declared and composed.
 * "ODS" in these pages, followed by a title, names a section of MLIR's Operation Definition
 * Specification; {@code docs/specification.md} says which parts of it are implemented.
 *
 * <p>All annotations have CLASS retention: they are kept in class files and not visible at run
 * time.
 */
@NullMarked
package dev.ods.annotation;

import org.jspecify.annotations.NullMarked;
