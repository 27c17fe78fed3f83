// SPDX-License-Identifier: Apache-2.0
/**
 * The IR itself: contexts, operations, blocks, regions, values, types, attributes, locations, and
 * the builder that makes them. This is the public face of the packed storage.
 *
 * <p>What lives here is what every other part works on. What must not: anything that reads or
 * writes text, checks validity, or knows a concrete dialect. This package imports only its own
 * storage.
 *
 * <h2>Threads</h2>
 *
 * <p>A {@link dev.ods.ir.Context}, and all types, attributes, locations and names of it, may be
 * used by any number of threads. Operations, with all that is nested in them, are used by one
 * thread at a time; one thread may hand them to another by any means that orders the two, such as a
 * task's submission and the wait for its end. Any number of threads may read what none changes.
 *
 * <p>Beyond that, threads may at once build in, change and erase from <em>different operations that
 * are isolated from above</em>, even if these are of one module: nothing inside such an operation
 * uses a value or names a block of the outside, so no two threads meet the same object. A thread
 * needs no preparation for it; each builds with an {@link dev.ods.ir.OpBuilder} of its own. What is
 * not inside belongs to one thread at a time, as before:
 *
 * <ul>
 *   <li>The lists of blocks and operations that the isolated operations stand in. Only one thread
 *       may insert, move, remove or erase there. An operation that it has removed from its block
 *       may be changed and erased by another one.
 *   <li>The isolated operation's own operands, results and attributes, as its users and neighbours
 *       look at them. Who works inside may change its attributes if nobody else reads them.
 *   <li>{@link dev.ods.ir.Operation#isBeforeInBlock} may number a block's operations anew, and so
 *       counts as a change of that block.
 * </ul>
 */
@NullMarked
package dev.ods.ir;

import org.jspecify.annotations.NullMarked;
