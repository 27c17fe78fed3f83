// SPDX-License-Identifier: Apache-2.0
/**
 * How control, and values with it, passes between blocks, regions and functions: MLIR's interfaces
 * of branches, of operations whose regions branch, of loops, calls and functions, with their
 * verification, and the segments of the operands that they pass; how builders make the bodies of
 * regions and loops; and the graphs of calls and of regions.
 *
 * <p>Out of scope: analyses of data flow, and effects on memory.
 */
@NullMarked
package dev.ods.control;

import org.jspecify.annotations.NullMarked;
